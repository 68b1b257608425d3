import type { FormValues } from '#src/app/page.ts'
import type { PrivacyInput } from '#src/contract/crew/privacy-schemas.ts'

/** What the form says; the server refuses what is none of the choices. A box that is not ticked is not sent. */
export const readChoice = ({ card, certificates, contacts, numbers, writesFirst, english }: FormValues): PrivacyInput =>
  ({ card, certificates, contacts, numbers, writesFirst, isHideEnglish: english !== 'on' }) as PrivacyInput
