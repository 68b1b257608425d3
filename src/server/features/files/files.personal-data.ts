import { ofAccount, ofCompany, type PersonalData, SECRET, WHILE_THERE } from '#src/server/platform/personal-data.ts'

/** What people send as files. Pieces and pictures themselves are taken by steps of the erasure. */
export const filePersonalData: PersonalData = {
  file: {
    links: [...ofAccount, ...ofCompany],
    purpose:
      'pictures that the person sends and copies that are made for them: whether they are whole, and until when they are kept',
    basis: 'contract',
    retention: `a day until it is whole, then ${WHILE_THERE}; a copy for 24 hours`,
    erasure: 'cascade',
    exported: 'id account_id company_id purpose size digest type state picture_key created_at expires_at',
    withheld: { object_key: SECRET },
  },
  account_key: {
    links: ofAccount,
    purpose: 'encrypting the private files of the person',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'account_id created_at',
    withheld: { sealed_key: SECRET },
  },
  file_piece: {
    links: [{ column: 'file_id', of: 'file' }],
    purpose: 'going on where the line broke',
    basis: 'contract',
    retention: 'until the file is whole, at most a day',
    erasure: 'cascade',
    exported: 'file_id number',
  },
}
