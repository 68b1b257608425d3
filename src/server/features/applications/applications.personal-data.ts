import { ofSeaman, type PersonalData } from '#src/server/platform/personal-data.ts'

export const applicationPersonalData: PersonalData = {
  application: {
    links: ofSeaman,
    purpose: 'applying, and answering it',
    basis: 'contract',
    retention: 'while both accounts and the vacancy are there',
    erasure: 'cascade',
    exported: 'id vacancy_id seaman_id status note created_at updated_at answered_at',
  },
  application_move: {
    links: [{ column: 'application_id', of: 'application' }],
    purpose: 'what became of an application, and when',
    basis: 'contract',
    retention: 'while both accounts and the vacancy are there',
    erasure: 'cascade',
    exported: 'id application_id before after moved_by created_at',
  },
}
