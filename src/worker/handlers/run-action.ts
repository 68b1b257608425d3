import { type FormFailure, type FormValues, loadPage, PageError, PageRedirect } from '../../app/entry/server.tsx'
import { CSRF_FIELD } from '../../contract/constants.ts'
import type { RenderInput } from '../renderer.ts'
import { createContext } from './load-page.ts'

const FIELD_LIMIT = 100

function readValues(form: FormData): FormValues {
  const values: FormValues = {}
  for (const [name, value] of [...form].slice(0, FIELD_LIMIT)) {
    if (name !== CSRF_FIELD && typeof value === 'string') values[name] = value
  }
  return values
}

/** Runs a page's form for a browser without scripting: the same `action` that the browser runs with it. */
export async function runAction(
  input: RenderInput,
  form: FormData,
  productName: string,
): Promise<{ redirect: string } | { failure: FormFailure }> {
  const [ctx, page] = await Promise.all([createContext(input, productName), loadPage(input.route.route.id)])
  if (!page.action) throw new PageError(405, 'Method Not Allowed')
  try {
    return await page.action(ctx, readValues(form))
  } catch (error) {
    if (error instanceof PageRedirect) return { redirect: error.to }
    throw error
  }
}
