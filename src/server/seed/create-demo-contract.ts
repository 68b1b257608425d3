import { createExperience } from '#src/domain/cv/cv.ts'
import type { Contract } from './career.ts'
import { DEMO_ENDS, type DemoContract } from './data/demo-career.ts'
import { DEMO_SHIPS } from './data/demo-ships.ts'
import { getFleet } from './data/vessel-profiles.ts'
import { addDays } from './dates.ts'
import { createKey } from './identifiers.ts'
import type { Random } from './random.ts'

const MONTH_DAYS = 30.44

/** One line of the demo seafarer's career with all that they tell of it. */
export function createContract(line: DemoContract, imo: string, today: string, random: Random): Contract {
  const [position, type, ship, flag, engineName, engineModel, company, monthsAgo, months] = line
  const startDate = addDays(today, -Math.round(monthsAgo * MONTH_DAYS))
  const [signOnPort = null, signOffPort = null, agency = null, reasonForLeaving = 'End of contract'] =
    DEMO_ENDS[monthsAgo] ?? []
  return {
    ...createExperience(createKey(random, Date.parse(startDate))),
    ...DEMO_SHIPS[ship],
    position,
    fleetTypeAndVesselType: { fleetType: getFleet(type), vesselType: type },
    fleetVesselName: ship,
    fleetVesselImo: imo,
    fleetVesselFlag: flag,
    engineName,
    engineModel,
    company,
    agency,
    startDate,
    endDate: addDays(startDate, Math.round(months * MONTH_DAYS)),
    signOnPort,
    signOffPort,
    reasonForLeaving,
  }
}
