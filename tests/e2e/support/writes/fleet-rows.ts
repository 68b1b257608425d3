import { createBlanks } from '#src/domain/cv/fields.ts'
import { SHIP_FIELDS } from '#src/domain/cv/ship.ts'
import { write } from '../../../support/accounts.ts'
import { becomeCompany } from './people.ts'
import type { Row, Visit } from './row.ts'

const IMO = '9074729'

async function openShip(visit: Visit): Promise<string> {
  await becomeCompany(visit)
  const facts = { ...createBlanks(SHIP_FIELDS), fleetVesselName: 'Halcyon Reach' }
  await write(visit.page.request, 'PUT', `/server/company/ship/${IMO}`, facts)
  return `/company/fleet?ship=${IMO}`
}

/** The ships of a company. */
export const fleetRows: readonly Row[] = [
  {
    endpoint: 'post /server/company/ship/{imo}',
    who: 'company',
    open: async (visit) => {
      await becomeCompany(visit)
      return '/company/fleet'
    },
    form: 'main form:has([name=fleetVesselName])',
    fill: async (form) => {
      await form.locator('[name=imo]').fill(IMO)
      await form.locator('[name=fleetVesselName]').fill('Halcyon Reach')
      await form.locator('[name=vesselType]').selectOption('lng-carrier')
    },
    answer: { id: 'fleet.saved' },
  },
  {
    endpoint: 'put /server/company/ship/{imo}',
    who: 'company',
    open: openShip,
    form: 'main form:has([name=fleetVesselName])',
    fill: (form) => form.locator('[name=fleetVesselName]').fill('Halcyon Star'),
    answer: { id: 'fleet.saved' },
  },
  {
    endpoint: 'delete /server/company/ship/{imo}',
    who: 'company',
    open: openShip,
    form: 'main details:has([name=act][value=remove])',
    fill: (form) => form.locator('summary').click(),
    answer: { id: 'form.done.removed' },
  },
]
