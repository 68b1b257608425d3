/** The format of an error: JSON for calls, a line of text for files, the error page for pages. */
export type AnswerForm = 'json' | 'text' | 'page'

const FILE = /\.[a-z0-9]{2,11}$/i

/** @param accept the Accept header; HTML means a browser window. */
export function answerForm(pathname: string, accept: string | null | undefined): AnswerForm {
  if (/^\/(server\/|_)/.test(pathname)) return 'json'
  return FILE.test(pathname) && !accept?.includes('text/html') ? 'text' : 'page'
}
