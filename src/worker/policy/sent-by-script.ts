import { FORM_HEADER } from '#src/contract/constants.ts'
import type { EdgeContext } from '../environment.ts'

/** A form that the small script of documents sent, which follows no redirect: it is told where to lead the person. */
export const isSentByScript = (c: EdgeContext): boolean => c.req.header(FORM_HEADER) !== undefined
