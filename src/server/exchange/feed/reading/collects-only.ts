import { foldText } from '#src/domain/vocabulary/fold-text.ts'

const WAITING_LIST =
  /(?:join|into|to) (?:our |the )?(?:waiting list|talent pool|candidate pool|database|data base|reserve)|waiting list|no (?:current|open) vacanc|for future (?:vacanc|positions|opportunit)|база данных кандидатов|кадров\p{L}{1,9} резерв|база кандидатів|lista de espera|liste d'attente|warteliste|daftar tunggu/u

/** Whether a text only collects applications and offers no post. */
export const collectsOnly = (text: string): boolean => WAITING_LIST.test(foldText(text))
