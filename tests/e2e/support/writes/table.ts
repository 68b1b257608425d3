import { accountRows } from './account-rows.ts'
import { adminRows } from './admin-rows.ts'
import { balanceRows } from './balance-rows.ts'
import { companyRows } from './company-rows.ts'
import { entryRows } from './entry-rows.ts'
import { feedRows } from './feed-rows.ts'
import { fleetRows } from './fleet-rows.ts'
import { formRows } from './form-rows.ts'
import { guestRows } from './guest-rows.ts'
import { inboxRows } from './inbox-rows.ts'
import { mailingRows } from './mailing-rows.ts'
import { passkeyRows } from './passkey-rows.ts'
import { paybackRows } from './payback-rows.ts'
import { pictureRows } from './picture-rows.ts'
import { profileRows } from './profile-rows.ts'
import { roleRows } from './role-rows.ts'
import { CONDITIONS, type Condition, type Row } from './row.ts'
import { shareRows } from './share-rows.ts'
import { socialRows } from './social-rows.ts'
import { transferRows } from './transfer-rows.ts'

/** Every endpoint that writes and has a page that offers it. A new one gets its row here or its reason below. */
export const ROWS: readonly Row[] = [
  ...entryRows,
  ...roleRows,
  ...accountRows,
  ...passkeyRows,
  ...socialRows,
  ...feedRows,
  ...fleetRows,
  ...companyRows,
  ...adminRows,
  ...guestRows,
  ...pictureRows,
  ...shareRows,
  ...formRows,
  ...mailingRows,
  ...inboxRows,
  ...profileRows,
  ...balanceRows,
  ...transferRows,
  ...paybackRows,
]

/** Writes without a row, and why. */
export const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  'post /server/company/licence/appeal':
    'needs a suspension by an admin; the form and its act are tested beside the page',
  'post /server/company/check':
    'needs a licence, its scan and a confirmed address; tests/e2e/company-check/company-check.spec.ts covers it',
  'post /server/social/finish':
    'the provider opens its page; the journeys of the acts that lead to the provider cover it',
  'post /server/admin/report/{id}/reading':
    'needs a reported conversation; src/server/back-office/case/cases.server.test.ts covers it',
  'put /server/admin/report/{id}/appeal':
    'needs an appeal against a decision of another admin; src/server/back-office/case/cases.server.test.ts covers it',
  'post /server/complaint/{id}/appeal':
    'needs a decided report against the company; src/server/back-office/case/cases.server.test.ts covers it',
  'put /server/vacancy/{id}/application/{applicationId}/state':
    'needs an application; tests/e2e/application/both-sides.spec.ts moves an application through all states, with scripting and without',
  'put /server/seaman/application/{id}/joining':
    'offered after the seafarer joined; tests/e2e/application/both-sides.spec.ts covers it',
  'put /server/seaman/application/{id}/contest': 'needs an application; tests/e2e/application/match.spec.ts covers it',
  'put /server/vacancy/{id}/application/{applicationId}/contest':
    'needs a line that a seafarer contested; tests/e2e/application/match.spec.ts covers it',
  'put /server/seaman/saved-vacancy/{id}': 'beside applying; tests/e2e/application/both-sides.spec.ts covers it',
  'delete /server/seaman/saved-vacancy/{id}': 'offered for a saved vacancy; tests/e2e/job/jobs.spec.ts covers it',
  'post /server/seaman/saved-search': 'its form is on the page of a search; tests/e2e/job/jobs.spec.ts covers it',
  'put /server/seaman/saved-search/{id}':
    'offered for a saved search; src/server/work/saved/saved-jobs.server.test.ts covers it',
  'delete /server/seaman/saved-search/{id}':
    'offered for a saved search; src/server/work/saved/saved-jobs.server.test.ts covers it',
  'post /server/seaman/invitation/seen':
    'a page sends it without an act of a person; tests/e2e/job/jobs.spec.ts covers it',
  'post /server/seaman/invitation/{id}/decline': 'needs an invitation; tests/e2e/job/jobs.spec.ts covers it',
  'put /server/company/invitation/{id}': 'a bulk act, which needs scripting; tests/e2e/job/jobs.spec.ts covers it',
  'post /server/seamans/{id}/invitation': 'needs a listed seafarer; tests/e2e/job/jobs.spec.ts covers it',
  'post /server/act/{secret}':
    'its page is opened by a mail that the schedule writes; tests/e2e/mail/scheduled-mails.spec.ts covers it',
  'post /server/vacancy':
    'the first step of a vacancy by hand; tests/e2e/vacancy-editor/vacancies-by-hand.spec.ts covers it',
  'put /server/vacancy/{id}':
    'the editor saves automatically, which needs scripting; tests/e2e/vacancy-editor/vacancies-by-hand.spec.ts covers it',
  'post /server/vacancy/{id}/publish':
    'needs a complete vacancy; tests/e2e/vacancy-editor/vacancies-by-hand.spec.ts covers it, also with a lost connection',
  'delete /server/vacancy/{id}/draft':
    'needs a draft; tests/e2e/product/answers.spec.ts covers it with a lost connection',
  'post /server/vacancy/{id}/pause': 'needs a published vacancy; tests/e2e/product/lists.spec.ts covers it',
  'post /server/vacancy/{id}/resume':
    'needs a paused vacancy; tests/e2e/vacancy-editor/vacancies-by-hand.spec.ts covers it',
  'post /server/vacancy/{id}/extend':
    'needs a published vacancy; src/server/work/vacancy-editor/vacancies-by-hand.server.test.ts covers it',
  'post /server/vacancy/{id}/close':
    'needs a published vacancy; src/server/work/vacancy-editor/vacancies-by-hand.server.test.ts covers it',
  'post /server/vacancy/{id}/duplicate':
    'needs a vacancy; src/server/work/vacancy-editor/vacancies-by-hand.server.test.ts covers it',
  'put /server/admin/company/{id}/line':
    'needs a company that requested the check; tests/e2e/company-check/company-check.spec.ts covers it',
  'put /server/admin/company/{id}/decision':
    'needs a company that requested the check; tests/e2e/company-check/company-check.spec.ts covers it',
  'put /server/admin/vacancy/{id}/decision':
    'needs a vacancy in review; tests/e2e/vacancy-editor/vacancies-by-hand.spec.ts covers it',
  'post /server/admin/nationality-law':
    'a form of an admin; src/server/work/nationality-law/nationality-laws.server.test.ts covers it',
  'put /server/admin/nationality-law/{id}/end':
    'needs an entry; src/server/work/nationality-law/nationality-laws.server.test.ts covers it, also with two requests at the same time',
  'post /server/vacancy/{id}/view':
    'a page sends it without an act of a person; src/server/work/statistics/vacancy-views.server.test.ts covers it',
  'post /server/seamans/{id}/view':
    'a page reports automatically that it was seen; tests/e2e/profile-view/views.spec.ts covers it',
  'post /server/vacancy/{id}/application/{applicationId}/view':
    'a page reports automatically that it was seen; src/server/work/profile-view/views.server.test.ts covers it',
  'post /server/inbox/thread': 'needs a recipient; tests/e2e/inbox/inbox.spec.ts covers it',
  'post /server/inbox/thread/{id}/message':
    'needs a thread; tests/e2e/inbox/inbox.spec.ts covers it, also offline and without scripting',
  'put /server/inbox/thread/{id}/read':
    'a page reports automatically that the thread was read; tests/e2e/inbox/inbox.spec.ts covers it, and the button without scripting',
  'post /server/inbox/thread/{id}/typing':
    'the page sends it while a person types; src/server/work/inbox/inbox.server.test.ts covers it',
  'put /server/inbox/thread/{id}/block': 'needs a thread; tests/e2e/inbox/inbox.spec.ts covers it',
  'put /server/seaman/profile':
    'the editor of a CV is one form of many fields that needs scripting; tests/e2e/seaman/cv-editor.spec.ts covers it on good and bad connections',
  'delete /server/seaman/scan/{id}':
    'in the editor of a CV, which needs scripting; tests/e2e/scan/scans.spec.ts covers it, also with a lost connection',
  'put /server/seaman/paper/{entry}/shown':
    'offered for a scanned paper that was changed and saved; src/server/people/scan/scans.server.test.ts covers it',
  'post /server/share/{secret}/view':
    'the page of a link reports automatically that it was seen; tests/e2e/share/cv-share.spec.ts covers it',
  'post /server/seaman/calendar':
    'in the editor of a CV, which needs scripting; tests/e2e/scan/scans.spec.ts covers it',
  'delete /server/seaman/calendar':
    'in the same part as the form that creates it; src/server/people/document/papers.server.test.ts covers it',
  'post /server/seaman/verification':
    'needs scans of two documents; tests/e2e/verification/verification.spec.ts covers it',
  'delete /server/seaman/verification':
    'offered before an admin has answered, which needs scans; src/server/people/verification/verification.server.test.ts covers it',
  'put /server/admin/seaman/{id}/verification':
    'needs a verification request with scans; tests/e2e/verification/verification.spec.ts covers both answers',
  'put /server/admin/seaman/{id}/paper/{entry}/check':
    'needs a verification request with scans; src/server/people/verification/verification.server.test.ts covers it',
  'post /server/seaman/voyage/{entry}/question':
    'offered for a contract that names a verified company; src/server/people/verification/verification.server.test.ts covers it',
  'put /server/company/voyage/{id}':
    'offered to a verified company that a seafarer asked; src/server/people/verification/verification.server.test.ts covers it',
  'post /server/subscribe/unsubscribe':
    'its page is opened by a mail that the schedule writes; src/server/people/document/paper-reminders.server.test.ts covers it',
  'post /server/subscribe/one-click':
    'mail programs send it; src/server/people/setting/declined-mails.server.test.ts covers it',
  'post /server/company/member-invitation/{id}/resend':
    'needs an invitation; src/server/people/organisation/member-invitations.server.test.ts calls it',
  'delete /server/company/member-invitation/{id}':
    'needs an invitation; src/server/people/organisation/member-invitations.server.test.ts calls it',
  'put /server/mailing/address/{secret}':
    'its page is opened by a mail; tests/e2e/mailing/control.spec.ts covers it without scripting',
  'post /server/team-invitation/{secret}/acceptance':
    'its page is opened by a mail; src/server/people/organisation/member-invitations.server.test.ts calls it',
  'post /server/company/switch':
    'needs a second company; src/server/people/organisation/organisation.server.test.ts calls it',
  'put /server/company/member/{id}/role':
    'needs a second member; src/server/people/organisation/team.server.test.ts calls it, also at the same time as others',
  'delete /server/company/member/{id}':
    'needs a second member; src/server/people/organisation/team.server.test.ts calls it',
  'put /server/company/two-step':
    'needs a passkey; src/server/people/organisation/required-two-step.server.test.ts calls it',
  'post /server/company/recovery/objection':
    'needs a recovery that two admins started; src/server/back-office/proposal/recoveries.server.test.ts calls it',
  'post /server/admin/recovery':
    'a form of an admin; src/server/back-office/proposal/recoveries.server.test.ts calls it',
  'post /server/admin/recovery/{id}/confirmation':
    'needs two admins; src/server/back-office/proposal/recoveries.server.test.ts calls it',
  'post /server/admin/recovery/{id}/refusal':
    'needs a proposal; src/server/back-office/proposal/recoveries.server.test.ts calls it',
  'post /server/admin/site-update':
    'a form of an admin; src/server/back-office/site-update/site-updates.server.test.ts calls it',
  'put /server/admin/site-update/{id}':
    'needs a draft; src/server/back-office/site-update/site-updates.server.test.ts calls it',
  'post /server/admin/site-update/{id}/trial':
    'needs a draft with a text; src/server/back-office/site-update/site-updates.server.test.ts calls it',
  'post /server/admin/site-update/{id}/proposal':
    'needs a draft with a text; src/server/back-office/site-update/site-updates.server.test.ts calls it',
  'post /server/admin/site-update/proposal/{id}/confirmation':
    'needs two admins; src/server/back-office/site-update/site-updates.server.test.ts calls it',
  'post /server/admin/site-update/proposal/{id}/refusal':
    'needs a proposal; src/server/back-office/site-update/site-updates.server.test.ts calls it',
  'post /server/admin/site-update/{id}/stop':
    'needs two admins; src/server/back-office/site-update/site-updates.server.test.ts calls it',
  'post /server/admin/mailing-stream/pause':
    'would hold the letters of other journeys; src/server/back-office/mailing-desk/mailing-desk.server.test.ts calls it',
  'post /server/admin/mailing-stream/resumption': 'the same',
  'post /server/admin/mailing-suppression/removal':
    'needs a suppressed address; src/server/back-office/mailing-desk/mailing-desk.server.test.ts calls it',
  'post /server/admin/vocabulary/version':
    'a form of an admin with a file; src/server/back-office/vocabulary/vocabulary.server.test.ts calls it',
  'post /server/admin/vocabulary/version/{id}/proposal':
    'needs an uploaded file; src/server/back-office/vocabulary/vocabulary.server.test.ts calls it',
  'post /server/admin/vocabulary/proposal/{id}/confirmation':
    'needs two admins; src/server/back-office/vocabulary/vocabulary.server.test.ts calls it',
  'post /server/admin/vocabulary/proposal/{id}/refusal':
    'needs a proposal; src/server/back-office/vocabulary/vocabulary.server.test.ts calls it',
  'post /server/admin/ledger/stop/{id}/end':
    'needs a difference in the books; src/server/exchange/billing/reconciliations.server.test.ts calls it',
  'post /server/admin/order/{id}/refund':
    'an act by two about an order of a test product; tests/server/admin-writes.test.ts calls it',
  'post /server/admin/order/refund/{id}/confirmation': 'the same',
  'post /server/admin/order/refund/{id}/refusal': 'the same',
  'post /server/seaman/mailing':
    'leads to the report of the mailing; tests/e2e/mailing/order.spec.ts covers it, with scripting and without',
  'post /server/seaman/order/{id}/withdrawal':
    'needs a paid order; tests/e2e/service/package.spec.ts covers it without scripting',
  'post /server/order-withdrawal/{secret}':
    'its page is opened by a mail; tests/e2e/order-withdrawal/withdraw.spec.ts covers it without scripting',
  'post /server/seaman/mailing/{id}/revocation':
    'chooses one of many agencies; src/server/exchange/mailing/review/review.server.test.ts calls it',
  'post /server/mailing/review/opened': 'its page is opened by a letter; tests/e2e/mailing/review.spec.ts covers it',
  'post /server/mailing/review/answer': 'the same, with and without scripting',
  'post /server/mailing/review/invitation': 'the same',
  'post /server/mailing/review/stop': 'the same, without scripting',
  'post /server/seaman/service-order':
    'leads to the page of the order; tests/e2e/service covers it, with scripting and without; missing-payment.test.ts tests its payment',
  'post /server/seaman/service-order/{id}/cancellation':
    'needs a paid order; src/server/exchange/service/services.server.test.ts calls it',
  'put /server/seaman/service-order/{id}/consultation':
    'needs a slot of an admin; tests/e2e/service/consultation.spec.ts covers it, with scripting and without',
  'post /server/admin/consultation-slot': 'a form of an admin; tests/e2e/service/consultation.spec.ts covers it',
  'delete /server/admin/consultation-slot/{id}':
    'needs a slot; src/server/exchange/service/consultation/consultations.server.test.ts calls it',
  'post /server/admin/consultation-slot/{id}/cancellation':
    'needs a booked slot; src/server/exchange/service/consultation/consultations.server.test.ts calls it',
  'post /server/admin/consultation-slot/{id}/outcome':
    'needs a consultation that has begun; tests/e2e/service/consultation.spec.ts covers it',
  'post /server/seaman/service-order/{id}/acceptance':
    'needs a form that an admin delivered; tests/e2e/service/package.spec.ts covers it without scripting',
  'post /server/seaman/service-order/{id}/correction':
    'needs a delivered form; tests/e2e/service/form.spec.ts covers it',
  'post /server/seaman/service-order/{id}/message':
    'needs a form that an admin took; src/server/back-office/service-desk/service-forms.server.test.ts calls it',
  'post /server/seaman/service-order/{id}/reading':
    'a page sends it without an act of a person; src/server/back-office/service-desk/service-forms.server.test.ts calls it',
  'post /server/admin/service/{id}/assignment':
    'needs an order of a form; tests/e2e/service/form.spec.ts covers it at 360 px',
  'post /server/admin/service/{id}/delivery':
    'needs a form that was taken; tests/e2e/service/form.spec.ts covers it at 360 px',
  'post /server/admin/service/{id}/message':
    'needs a form that was taken; src/server/back-office/service-desk/service-forms.server.test.ts calls it',
  'post /server/admin/service/{id}/extension':
    'needs an order of premium; src/server/exchange/service/premium/premium.server.test.ts calls it',
  'post /server/admin/service/{id}/lapse':
    'needs an order of a form; src/server/back-office/service-desk/service-forms.server.test.ts calls it',
  'post /server/webhook/stripe':
    'another machine calls it; src/server/exchange/checkout/provider-events.server.test.ts does',
  'post /server/webhook/ses': 'another machine calls it; src/server/ground/mail/ses/ses.server.test.ts does',
  'post /server/company/leave':
    'needs a second owner; src/server/people/organisation/team.server.test.ts calls it, fifty times for two owners at the same time',
  'put /server/company/feed/{id}':
    'offered for an address that was read successfully, which needs an external site; it is the form of the other settings',
}

const ALL = Object.keys(CONDITIONS) as Condition[]

/** The conditions under which the page of a row offers its act. */
export const conditionsOf = ({ not = {} }: Row): Condition[] => ALL.filter((condition) => !(condition in not))

/** The position of a row decides its first condition, so that the table covers all conditions. */
export function rotate(row: Row, index: number): Condition[] {
  const possible = conditionsOf(row)
  return [possible[index % possible.length] as Condition]
}
