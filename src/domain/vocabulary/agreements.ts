/** Kinds of employment agreements; the name is the message `vocabulary.agreement.{kind}`, "IBF TCC" is the name of one. */
export const AGREEMENTS = ['itf', 'collective', 'company', 'individual'] as const
export type Agreement = (typeof AGREEMENTS)[number]

export const isAgreement = (value: string): value is Agreement => (AGREEMENTS as readonly string[]).includes(value)
