import type { CompanyFlag, CompanyPart } from '#src/contract/company-check/company-check.ts'
import { findFeeWords } from '#src/domain/vacancy/fee-words.ts'
import { hasContact } from '#src/server/exchange/feed/reading/remove-contacts.ts'

/** Hosts that are no website of a company: a chat, a form, a shortened link. */
const ELSEWHERE =
  /(?:^|\.)(?:t\.me|telegram\.(?:me|org)|wa\.me|whatsapp\.com|viber\.com|line\.me|m\.me|messenger\.com|bit\.ly|tinyurl\.com|forms\.gle|linktr\.ee)$/

const isElsewhere = (address: string): boolean => URL.canParse(address) && ELSEWHERE.test(new URL(address).hostname)

/** What is to be looked at in a part, by the checks that vacancies pass: fees, and ways around the platform. */
export function flagPart(part: CompanyPart, value: string): CompanyFlag[] {
  const isWebsite = part === 'website'
  const words = isWebsite ? value.replace(/[-_./?=&%]+/g, ' ') : value
  const leadsAway = isWebsite ? isElsewhere(value) : hasContact(value)
  return [
    ...(findFeeWords(words).length > 0 ? (['fee-words'] as const) : []),
    ...(leadsAway ? (['contacts'] as const) : []),
  ]
}
