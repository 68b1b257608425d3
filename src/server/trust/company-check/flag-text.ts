import type { CompanyFlag, CompanyPart } from '#src/contract/company-check/company-check.ts'
import { findFeeWords } from '#src/domain/vacancy/fee-words.ts'
import { hasContact } from '#src/server/exchange/feed/reading/remove-contacts.ts'

/** Hosts that are no website of a company: a chat, a form, a shortened link. */
const ELSEWHERE =
  /(?:^|\.)(?:t\.me|telegram\.(?:me|org)|wa\.me|whatsapp\.com|viber\.com|line\.me|m\.me|messenger\.com|bit\.ly|tinyurl\.com|forms\.gle|linktr\.ee)$/

const isElsewhere = (address: string): boolean => URL.canParse(address) && ELSEWHERE.test(new URL(address).hostname)

/** Flags a text by the checks of vacancies: fees, and ways around the platform. */
export const flagText = (text: string, leadsAway = hasContact(text)): CompanyFlag[] => [
  ...(findFeeWords(text).length > 0 ? (['fee-words'] as const) : []),
  ...(leadsAway ? (['contacts'] as const) : []),
]

export const flagPart = (part: CompanyPart, value: string): CompanyFlag[] =>
  part === 'website' ? flagText(value.replace(/[-_./?=&%]+/g, ' '), isElsewhere(value)) : flagText(value)
