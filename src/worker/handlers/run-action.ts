import { type FormFailure, loadPage, PageError, PageRedirect } from '#src/app/entry/server.tsx'
import { CSRF_FIELD } from '#src/contract/http/constants.ts'
import { readForm } from '#src/contract/http/form-values.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { RenderInput } from '../renderer.ts'
import { createContext } from './load-page.ts'

/** Runs the action of a page for a browser without scripting: the same `action` as in the browser. */
export async function runAction(
  input: RenderInput,
  form: FormData,
  productName: string,
): Promise<{ redirect: string; locale?: LocaleCode } | { leave: string } | { failure: FormFailure }> {
  const [ctx, page] = await Promise.all([createContext(input, productName), loadPage(input.route.route.id)])
  if (!page.action) throw new PageError(405, 'Method Not Allowed')
  const { values, files } = readForm(form)
  const { [CSRF_FIELD]: _token, ...said } = values
  try {
    return await page.action(ctx, said, files)
  } catch (error) {
    if (error instanceof PageRedirect) return { redirect: error.to }
    throw error
  }
}
