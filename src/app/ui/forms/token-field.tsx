import { CSRF_FIELD } from '../../../contract/constants.ts'

/** What shows the server that a form is ours; without one it is sent all the same, and answered in words. */
export const TokenField = ({ token }: { token: string | undefined }) =>
  token && <input type="hidden" name={CSRF_FIELD} value={token} />
