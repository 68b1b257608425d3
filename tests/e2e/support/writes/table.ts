import { accountRows } from './account-rows.ts'
import { adminRows } from './admin-rows.ts'
import { entryRows } from './entry-rows.ts'
import { feedRows } from './feed-rows.ts'
import { guestRows } from './guest-rows.ts'
import { passkeyRows } from './passkey-rows.ts'
import { pictureRows } from './picture-rows.ts'
import { roleRows } from './role-rows.ts'
import { CONDITIONS, type Condition, type Row } from './row.ts'
import { socialRows } from './social-rows.ts'

/** Every endpoint that writes and has a page that offers it. A new one gets its row here or its reason below. */
export const ROWS: readonly Row[] = [
  ...entryRows,
  ...roleRows,
  ...accountRows,
  ...passkeyRows,
  ...socialRows,
  ...feedRows,
  ...adminRows,
  ...guestRows,
  ...pictureRows,
]

/** Writes that no page offers to do, and why. */
export const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  'post /server/social/finish':
    'the way back from a provider: its page is opened by the provider’s, and is on the way of the acts that lead there',
  'put /server/vacancy/{id}/application/{applicationId}/state':
    'the applicants’ page shows stages and does not move anybody yet; tests/server/application-moves.test.ts walks it',
  'put /server/seaman/profile':
    'the editor of a CV is one form of many fields that needs scripting; tests/e2e/cv-editor.spec.ts walks it on good and bad lines',
  'put /server/company/feed/{id}':
    'offered for an address that was read well, which needs a site outside; the form is the one of the other settings',
}

const ALL = Object.keys(CONDITIONS) as Condition[]

/** The conditions under which the page of a row offers its act. */
export const conditionsOf = ({ not = {} }: Row): Condition[] => ALL.filter((condition) => !(condition in not))

/** Where a row stands decides under which condition it is walked; over the table all of them come round. */
export function rotate(row: Row, index: number): Condition[] {
  const possible = conditionsOf(row)
  return [possible[index % possible.length] as Condition]
}
