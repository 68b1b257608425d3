import { foldText } from '#src/contract/vocabulary/fold-text.ts'

/** Money that a seafarer is never to pay for a job (MLC 2006, Standard A1.4). */
const FEE =
  /(?:placement|registration|processing|recruitment|agency|service|application|visa|medical|training|documentation|handling|security) (?:fee|charge|deposit)s?|(?:pay|transfer|send|deposit) .{0,30}(?:in advance|before joining|upfront|western union)|предоплат|передоплат|плата за трудоустройство|стоимость оформления/u
const DENIED =
  /(?:\bno\b|\bnot\b|never|free of|without|zero|n't|non-?e\b|\bnil\b|не взима|не стягу|бесплатн|безкоштовн|refund|reimburs|paid by|covered|at company|by (?:the )?(?:company|owner|employer))/u

/** Whether a text asks for a fee. Sentences that deny one are fine. */
export const demandsFee = (text: string): boolean =>
  foldText(text)
    .split(/[.!?;\n]/)
    .some((sentence) => FEE.test(sentence) && !DENIED.test(sentence))

const WAITING_LIST =
  /(?:join|into|to) (?:our |the )?(?:waiting list|talent pool|candidate pool|database|data base|reserve)|waiting list|no (?:current|open) vacanc|for future (?:vacanc|positions|opportunit)|база данных кандидатов|кадров\p{L}{1,9} резерв|база кандидатів|lista de espera|liste d'attente|warteliste|daftar tunggu/u

/** Whether a text only collects applications and offers no post. */
export const collectsOnly = (text: string): boolean => WAITING_LIST.test(foldText(text))
