import { ofSeaman, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'

export const crewPersonalData: PersonalData = {
  crew_card: {
    links: ofSeaman,
    purpose: 'what the crew list shows, without name and contact',
    basis: 'consent',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: `id seaman_id public_id is_hidden masked_name rank department english_level ready_from months rank_months fleets career
      updated_on refresh_from`,
  },
  crew_vessel: {
    links: [{ column: 'card_id', of: 'crew_card' }],
    purpose: 'finding cards of the crew list',
    basis: 'consent',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'vessel_type card_id',
  },
}
