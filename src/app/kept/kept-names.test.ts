import { expect, test } from 'vitest'
import { CV_LISTS, CV_PARTS } from '#src/domain/cv/cv.ts'
import { isOfOtherBuild, keyOf } from './kept-names.ts'

test('the key of a record contains its kind, version and id', () => {
  expect([keyOf('cv-draft'), keyOf('vacancy:abc'), keyOf('scan:a:b')]).toEqual([
    'cv-draft@1',
    'vacancy@1:abc',
    'scan@1:a:b',
  ])
})

test('a record with another version, no version or an unknown kind belongs to another build', () => {
  const own = ['cv-draft@1', 'vacancy@1:abc']
  const others = ['cv-draft@2', 'cv-draft', 'cv-draft@1x', 'vacancy@2:abc', 'vacancy-abc', 'letters@1']
  expect([...own, ...others].filter(isOfOtherBuild)).toEqual(others)
})

/** The CV fields of a draft with the types of their values. */
const SHAPE = Object.entries({ ...CV_PARTS, ...CV_LISTS }).flatMap(([part, fields]) =>
  Object.entries(fields).map(([name, { kind }]) => `${part}.${name}: ${kind}`),
)

/** `fillCv` and `fillFormValues` give a new field its default value, so it needs only a line here. */
test('a removed or renamed CV field, or one with another type, needs a new version of cv-draft, cv-clashes and cv-saves', () => {
  expect(SHAPE).toMatchInlineSnapshot(`
    [
      "profileData.firstname: text",
      "profileData.surname: text",
      "profileData.citizenship: term",
      "profileData.positionMain: term",
      "profileData.positionSecond: term",
      "profileData.birthDate: date",
      "profileData.birthPlace: text",
      "profileData.maritalStatus: choice",
      "profileData.homeAirport: text",
      "profileData.englishLevel: choice",
      "profileData.readyFrom: date",
      "profileData.desiredSalary: money",
      "profileData.desiredCurrency: choice",
      "profileData.desiredPeriod: choice",
      "profileData.desiredContract: number",
      "profileData.isHideEngines: flag",
      "contact.mobile: text",
      "contact.phone: text",
      "contact.viber: text",
      "contact.whatsapp: text",
      "contact.telegram: text",
      "contact.linkedin: text",
      "biometric.height: number",
      "biometric.weight: number",
      "biometric.hairColor: choice",
      "biometric.eyesColor: choice",
      "kin.kinName: text",
      "kin.kinContact: text",
      "kin.kinAddress: text",
      "experience.position: term",
      "experience.startDate: date",
      "experience.endDate: date",
      "experience.fleetVesselName: text",
      "experience.fleetTypeAndVesselType: vessel",
      "experience.fleetVesselImo: text",
      "experience.fleetVesselFlag: term",
      "experience.grossTonnage: number",
      "experience.deadweight: number",
      "experience.teu: number",
      "experience.cargoCapacity: number",
      "experience.engineName: term",
      "experience.engineModel: term",
      "experience.engineBuilder: text",
      "experience.enginePower: number",
      "experience.additionalEngine: text",
      "experience.dpClass: choice",
      "experience.company: term",
      "experience.owner: term",
      "experience.manager: term",
      "experience.agency: term",
      "experience.signOnPort: term",
      "experience.signOffPort: term",
      "experience.reasonForLeaving: text",
      "documents.type: choice",
      "documents.name: term",
      "documents.number: text",
      "documents.issuedBy: term",
      "documents.issuedDate: date",
      "documents.validDate: date",
      "documents.extra: text",
      "documents.trackingNumber: text",
      "documents.verifyAddress: text",
    ]
  `)
})
