import type { FormValues } from '#src/app/page.ts'
import type { PrivacyInput } from '#src/contract/crew/privacy-schemas.ts'

/** Parses the form; the server rejects unknown values. An unchecked checkbox is not sent. */
export const readChoice = ({ card, certificates, contacts, numbers, writesFirst, english }: FormValues): PrivacyInput =>
  ({ card, certificates, contacts, numbers, writesFirst, isHideEnglish: english !== 'on' }) as PrivacyInput
