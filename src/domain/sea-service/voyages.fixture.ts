import { type Cv, type CvDocument, createDocument, createExperience, createFirstCv, type Experience } from '../cv/cv.ts'

export const TODAY = '2026-11-20'

let count = 0

/** A contract from a day to a day; no last day means still on board. */
export const createContract = (from: string | null, to: string | null, told: Partial<Experience> = {}): Experience => {
  count += 1
  return { ...createExperience(`contract-${count}`), startDate: from, endDate: to, ...told }
}

export const onShip = (vesselType: string, told: Partial<Experience> = {}): Partial<Experience> => ({
  fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType },
  ...told,
})

export const createPaper = (name: string, told: Partial<CvDocument> = {}): CvDocument =>
  createDocument(name, { type: 'certificate', name, ...told })

export const createCv = (experience: Experience[], documents: CvDocument[] = []): Cv => {
  const cv = createFirstCv({
    firstname: 'Marek',
    surname: 'Zielinski',
    citizenship: 'PL',
    positionMain: 'chief-officer',
    positionSecond: null,
  })
  return { ...cv, experience, documents, profileData: { ...cv.profileData, englishLevel: 'good' } }
}
