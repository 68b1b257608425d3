import { FORM_HEADER } from '#src/contract/http/constants.ts'

/** A form that the small script sent. It follows no redirect, so it is told where to lead the person; and of a page it reads the markup alone. */
export const isSentByScript = ({ headers }: Request): boolean => headers.has(FORM_HEADER)
