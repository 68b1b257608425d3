/** In which form someone gets an error: calls as JSON, files as a line of text, pages as the error page. */
export type AnswerForm = 'json' | 'text' | 'page'

const FILE = /\.[a-z0-9]{2,11}$/i

/** @param accept the Accept header; who asks for HTML reads the answer in a window. */
export function answerForm(pathname: string, accept: string | null | undefined): AnswerForm {
  if (/^\/(server\/|_)/.test(pathname)) return 'json'
  return FILE.test(pathname) && !accept?.includes('text/html') ? 'text' : 'page'
}
