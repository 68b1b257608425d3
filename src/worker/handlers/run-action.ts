import { type FormFailure, type FormValues, loadPage, PageError, PageRedirect } from '#src/app/entry/server.tsx'
import { CSRF_FIELD } from '#src/contract/constants.ts'
import { readFormValues } from '#src/contract/file-text.ts'
import type { LocaleCode } from '#src/contract/locales.ts'
import type { RenderInput } from '../renderer.ts'
import { createContext } from './load-page.ts'

const MAX_FIELD = 100

async function readValues(form: FormData): Promise<FormValues> {
  const { [CSRF_FIELD]: _token, ...values } = await readFormValues([...form].slice(0, MAX_FIELD))
  return values
}

/** Runs a page's form for a browser without scripting: the same `action` that the browser runs with it. */
export async function runAction(
  input: RenderInput,
  form: FormData,
  productName: string,
): Promise<{ redirect: string; locale?: LocaleCode } | { leave: string } | { failure: FormFailure }> {
  const [ctx, page] = await Promise.all([createContext(input, productName), loadPage(input.route.route.id)])
  if (!page.action) throw new PageError(405, 'Method Not Allowed')
  try {
    return await page.action(ctx, await readValues(form))
  } catch (error) {
    if (error instanceof PageRedirect) return { redirect: error.to }
    throw error
  }
}
