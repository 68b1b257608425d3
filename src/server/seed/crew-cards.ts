import { toPlainDate } from '#src/domain/time.ts'
import { FIRST_VERSION } from '../platform/cv-store.ts'
import { createCrewCard, listServices, listVesselTypes } from '../work/crew/crew-card.ts'
import type { SeedSeaman } from './create-seaman.ts'
import type { CrewCardRow, CrewVesselRow } from './rows.ts'

/** What the crew list reads, as writing the profiles would have left it. */
export const createCrewCards = (seamen: readonly SeedSeaman[], now: number): CrewCardRow[] =>
  seamen.map(({ row, cv }, index) => {
    const source = {
      seamanId: row.id,
      publicId: row.public_id,
      isHidden: row.is_hidden === 1,
      isForVerified: false,
      isHideEnglish: row.is_hide_english === 1,
      firstname: row.firstname,
      surname: row.surname,
      rank: row.position_main,
      englishLevel: row.english_level,
      readyFrom: row.ready_from,
      updatedAt: row.updated_at,
      cvVersion: FIRST_VERSION,
      services: listServices(cv.experience),
    }
    const card = createCrewCard(source, toPlainDate(now))
    // No one who was made up is written to.
    return { id: index + 1, ...card, confirmed_on: card.confirmed_on && card.updated_on, ask_from: null }
  })

export const createCrewVessels = (cards: readonly CrewCardRow[]): CrewVesselRow[] =>
  cards
    .filter(({ is_hidden }) => is_hidden === 0)
    .flatMap((card) => listVesselTypes(card).map((vessel_type) => ({ vessel_type, card_id: card.id })))
