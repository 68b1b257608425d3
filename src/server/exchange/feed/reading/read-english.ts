import { ENGLISH_LEVELS, type EnglishLevel } from '#src/domain/vocabulary/english-levels.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import type { LabelledLine } from './read-labels.ts'

const ENGLISH =
  /english|англи|англі|ingles|anglais|englisch|inggris|انجليزي|अंग्रे|英语|英文|marlins|(?<!\p{L})ces(?!\p{L})/u

// biome-ignore format: one level, one row; the surer word first
const LEVELS: readonly (readonly [words: RegExp, level: EnglishLevel])[] = [
  [/(?<![a-z\d])c[12](?![\d/])|fluent|proficient|excellent|advanced|native|свободн|вільн|отличн|відмінн|fluid|avanzad|excelent|courant|excellent|avance|fliessend|verhandlungssicher|sehr gut|fluente|avancad|fasih|lancar|matatas|بطلاق|ممتاز|धाराप्रवाह|流利|精通/u, 'fluent'],
  [/(?<![a-z\d])b2(?!\d)|upper[ -]?intermediate|good|хорош|добр|уверенн|впевнен|buen|bon(?!us)|gut|bom(?!b)|boa(?!r)|baik|mahusay|magaling|جيد|अच्छी|अच्छा|良好|熟练/u, 'good'],
  [/(?<![a-z\d])b1(?!\d)|intermediate|working|conversational|medium|average|communicative|sufficient|средн|середн|рабоч|робоч|разговорн|розмовн|intermedi|medio|moyen|operationnel|mittel|ausreichend|intermediario|menengah|متوسط|मध्यम|中等|一般/u, 'working'],
  [/(?<![a-z\d])a[12](?!\d)|basic|elementary|beginner|minimal|базов|начальн|початков|basic[oa]|elemental|debutant|grundkenntnisse|dasar|أساسي|اساسي|बुनियादी|基础/u, 'basic'],
]

/** Converts a result of the Marlins test, which most agencies use, to a level. */
function readPercent(text: string): EnglishLevel | undefined {
  const percent = Number(/(\d{2,3})\s?%/.exec(text)?.[1] ?? 0)
  if (percent < 30 || percent > 100) return undefined
  return percent >= 90 ? 'fluent' : percent >= 75 ? 'good' : percent >= 60 ? 'working' : 'basic'
}

const findLevel = (text: string): EnglishLevel | undefined =>
  LEVELS.find(([words]) => words.test(text))?.[1] ?? readPercent(text)

/** Returns the demanded level of English with its rank; null if unknown. */
export function readEnglish(
  labels: readonly LabelledLine[],
  lines: readonly string[],
): { level: EnglishLevel | null; order: number } {
  const label = labels.find(({ field }) => field === 'english')
  const clauses = lines.flatMap((line) => foldText(line).split(/[,;.]\s/)).filter((clause) => ENGLISH.test(clause))
  const found = [...(label ? [foldText(label.value)] : []), ...clauses]
    .map(findLevel)
    .find((level) => level !== undefined)
  return found ? { level: found, order: ENGLISH_LEVELS.indexOf(found) } : { level: null, order: 0 }
}
