import { Facts } from '#src/app/ui/facts.tsx'
import { CV_PARTS, type Cv, type CvPartName } from '#src/contract/cv/cv.ts'
import { useFieldWords } from './use-field-words.ts'

/** Fields that steer something and tell nothing, or that stand beside another one. */
const UNTOLD = new Set(['isHideEngines', 'desiredCurrency', 'desiredPeriod'])

/** What is told in one part of the CV; nothing of what is not. */
export function CvFacts({ cv, part }: { cv: Cv; part: CvPartName }) {
  const { labelOf, wordsOf } = useFieldWords()
  const values = cv[part] as Record<string, unknown>
  const rows = Object.keys(CV_PARTS[part])
    .filter((name) => !UNTOLD.has(name))
    .map((name) => ({ label: labelOf([part, name]), words: wordsOf([part, name], values[name], values) }))
    .filter(({ words }) => words !== '')
  if (rows.length === 0) return null
  return (
    <div className="sheet padded">
      <Facts rows={rows.map(({ label, words }) => ({ label, value: <bdi>{words}</bdi> }))} />
    </div>
  )
}
