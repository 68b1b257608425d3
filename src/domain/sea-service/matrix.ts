import type { Cv } from '../cv/cv.ts'
import { type MatrixPapers, readMatrixPapers } from './matrix-papers.ts'
import { countMatrixYears, type MatrixYears, operatorOf } from './matrix-years.ts'
import { toDate } from './plain-days.ts'
import { isTanker, listCargoes, type TankerCargo } from './tanker-cargoes.ts'
import { readVoyages } from './voyages.ts'

/** One person's line of the officer matrix that oil, chemical and gas majors ask of tankers. */
export type Matrix = {
  rank: string
  nationality: string
  english: Cv['profileData']['englishLevel']
  papers: MatrixPapers
  /** What the last tanker carried: "this type of tanker". */
  cargoes: readonly TankerCargo[]
  years: MatrixYears
  operator: string | null
  /** When the last ship was joined. */
  joined: string | null
}

/** Null for who was never on a tanker. */
export function computeMatrix(cv: Pick<Cv, 'profileData' | 'experience' | 'documents'>, today: string): Matrix | null {
  const { voyages } = readVoyages(cv.experience, today)
  const lastTanker = voyages.findLast(({ entry }) => isTanker(entry.fleetTypeAndVesselType))
  const last = voyages.at(-1)
  if (!(lastTanker && last)) return null
  const { positionMain, citizenship, englishLevel } = cv.profileData
  return {
    rank: positionMain,
    nationality: citizenship,
    english: englishLevel,
    papers: readMatrixPapers(cv, today),
    cargoes: listCargoes(lastTanker.entry.fleetTypeAndVesselType),
    years: countMatrixYears(voyages, positionMain),
    operator: operatorOf(last) || null,
    joined: toDate(last.first),
  }
}
