import { describe, expect, it } from 'vitest'
import { CV_LISTS, CV_PARTS } from '../cv/cv.ts'
import { listMasked } from '../cv/masks.ts'
import { FORM_PLACES, findFormPlace, findNearestPlace, listOfPlace } from './agency-form.ts'
import { PAPER_ALIASES, PLACE_ALIASES } from './agency-form-aliases.ts'

const unfilled = listMasked([])

describe('the names of a form', () => {
  it('have a place for every fact that a CV tells others', () => {
    const single = Object.entries(CV_PARTS).flatMap(([part, fields]) =>
      Object.keys(fields).filter((name) => !unfilled.has(`${part}.${name}`)),
    )
    expect(single.filter((name) => findFormPlace(name) === undefined)).toEqual([])
    const listed = Object.entries(CV_LISTS).flatMap(([list, fields]) =>
      Object.keys(fields).map((name) => `${list}.${name}`),
    )
    expect(listed.filter((name) => findFormPlace(name) !== name)).toEqual([])
  })

  it('have none for the pay that someone wants', () => {
    for (const path of unfilled) expect(findFormPlace(path.replace('profileData.', '')), path).toBeUndefined()
  })

  it('lead to themselves, however they are written, and no other name takes theirs', () => {
    for (const place of FORM_PLACES)
      for (const typed of [place, place.toUpperCase(), place.replaceAll(/[.-]/g, ' '), ` ${place} `])
        expect(findFormPlace(typed), typed).toBe(place)
    for (const [name, place] of Object.entries(PLACE_ALIASES)) expect(findFormPlace(name), name).toBe(place)
    expect(Object.values(PLACE_ALIASES).filter((place) => !FORM_PLACES.includes(place))).toEqual([])
    for (const [name, field] of Object.entries(PAPER_ALIASES)) {
      expect(findFormPlace(`seamans-book.${name}`)).toBe(`seamans-book.${field}`)
      expect(listOfPlace(findFormPlace(`certificates ${name}`) ?? '')).toBe('certificates')
    }
  })

  it.each([
    ['mobile', 'contact.mobile'],
    ['WhatsApp', 'contact.whatsapp'],
    ['Date of Birth', 'birthDate'],
    ['passport_no', 'passport.number'],
    ['experience.vesselName', 'experience.fleetVesselName'],
    ['height', 'biometric.height'],
  ])('are the natural ones too: %s is %s', (typed, place) => {
    expect(findFormPlace(typed)).toBe(place)
  })

  it.each([
    ['surnme', 'surname'],
    ['mobil', 'contact.mobile'],
    ['citizenshp', 'citizenship'],
    ['passport nr', 'passport.number'],
    ['experience.compny', 'experience.company'],
  ])('are suggested for %s: %s', (typed, place) => {
    expect(findFormPlace(typed)).toBeUndefined()
    expect(findNearestPlace(typed)).toBe(place)
  })

  it.each(['boiler suit', 'x', '', 'zzyzx', 'n'.repeat(80)])(
    'that are far from all are not suggested for “%s”',
    (typed) => {
      expect(findNearestPlace(typed)).toBeUndefined()
    },
  )
})
