/** What mailings cost nothing: in each calendar month so many, each to so many agencies at most. */
export type MailingQuota = { mailings: number; letters: number }

/** Reads `mailings:letters`, such as `1:10`. Throws for anything else. */
export function readMailingQuota(text = '1:10'): MailingQuota {
  const [, mailings, letters] = /^(\d{1,3}):(\d{1,4})$/.exec(text) ?? []
  if (!mailings || !letters) throw new Error(`MAILING_QUOTA is not mailings:letters: ${text}`)
  return { mailings: Number(mailings), letters: Number(letters) }
}
