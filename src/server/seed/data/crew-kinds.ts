/** Which ranks are wanted on a kind of ship, each with its share of the advertisements. */
const DECK =
  'master 3, chief-officer 5, second-officer 6, third-officer 5, bosun 5, able-seaman 11, ordinary-seaman 7, deck-cadet 1.5'
const ENGINE =
  'chief-engineer 3.5, second-engineer 5, third-engineer 6, fourth-engineer 4, fitter 5, oiler 6, motorman 3, wiper 3, engine-cadet 1.5'
const GALLEY = 'chief-cook 5, messman 3'
const COMMON = `${DECK}, ${ENGINE}, ${GALLEY}`

const CRUISE_HOTEL =
  'hotel-director 0.6, food-beverage-manager 0.8, maitre-d 1, head-waiter 2, waiter 9, assistant-waiter 7, sommelier 1.2, bar-manager 0.8, ' +
  'bartender 4, bar-waiter 3, barista 1, executive-chef 0.9, executive-sous-chef 0.9, sous-chef 2, chef-de-partie 4, demi-chef 3, commis 4, ' +
  'pastry-chef 1.6, butcher 0.8, galley-utility 4, provision-master 1, executive-housekeeper 0.6, floor-supervisor 1.4, cabin-steward 8, ' +
  'butler 0.8, laundry-master 0.5, laundry-attendant 1.6, public-area-cleaner 2, guest-services-manager 0.7, receptionist 3, purser 1, ' +
  'crew-purser 0.7, concierge 0.6, shore-excursion-staff 1.4, hr-officer 0.6, security-guard 2.4, cruise-director 0.5, entertainer 1, ' +
  'musician 1.2, dancer 0.8, youth-staff 1.2, sports-staff 0.7, production-technician 1.2, doctor 0.8, nurse 1.5, spa-therapist 1.5, ' +
  'hairdresser 0.6, fitness-instructor 0.7, photographer 1.2, shop-assistant 1.3, casino-dealer 1'

const SUPPLY =
  'master 4, chief-officer 5, second-officer 4, senior-dpo 2, dpo 5, chief-engineer 4, second-engineer 4, third-engineer 2, eto 3, bosun 2, able-seaman 9, motorman 3, oiler 2, chief-cook 2, cook 2, messman 1'
const SUBSEA = `${SUPPLY}, junior-dpo 2, crane-operator 4, deck-foreman 2, rigger 4, rigging-supervisor 1.5, rov-supervisor 1.5, rov-senior-pilot 1.5, rov-pilot-technician 4, surveyor 2, subsea-engineer 1, medic 1.5, welder-fabricator 1.5, winch-operator 1, dp-technician 0.6, safety-officer 1, client-representative 0.4, steward 1.5, helicopter-landing-officer 0.5`
const DRILLING =
  'oim 1.5, barge-master 1.2, barge-engineer 2, ballast-control-operator 2.4, toolpusher 1.5, driller 2.5, derrickman 2.5, roughneck 4, roustabout 5, crane-operator 3.5, deck-foreman 1.4, rigger 2, welder-fabricator 2, medic 1.8, radio-operator 1.2, helicopter-landing-officer 0.7, electrician 2.4, electronic-engineer 1.4, motorman 2.5, camp-boss 0.9, cook 2, steward 2.5, safety-officer 1.4, storekeeper 1.2'

const KINDS = {
  cargo: `${COMMON}, electrician 2, eto 2, welder 1, second-cook 0.6, deck-fitter 0.6`,
  container: `${COMMON}, eto 4, electrician 2.5, reefer-mechanic 1.6`,
  coastal:
    'master 5, chief-officer 6, second-officer 3, chief-engineer 5, second-engineer 4, bosun 1.5, able-seaman 8, ordinary-seaman 4, ab-cook 2.5, cook 3, motorman 3, oiler 1.5, deck-cadet 0.6',
  work: 'master 3, chief-officer 4, second-officer 4, chief-engineer 3, second-engineer 4, third-engineer 3, eto 3, electrician 2, bosun 2, able-seaman 6, ordinary-seaman 2, motorman 3, oiler 2, fitter 3, welder 3, chief-cook 2, messman 1.5',
  oil: `${COMMON}, pumpman 4, eto 4, electrician 1.5`,
  chemical: `${COMMON}, pumpman 4, eto 3.5, electrician 1.5, additional-chief-officer 0.6`,
  gas: `${COMMON}, gas-engineer 5, cargo-engineer 1, eto 5, electrician 1, additional-chief-officer 0.8, pumpman 1.5`,
  shuttle: `${COMMON}, senior-dpo 2, dpo 4, junior-dpo 2, pumpman 2, eto 4`,
  'coastal-tanker':
    'master 4, chief-officer 5, second-officer 3, chief-engineer 4, second-engineer 4, third-engineer 2, pumpman 2, able-seaman 7, ordinary-seaman 3, oiler 4, cook 3, bosun 1.5',
  supply: SUPPLY,
  standby:
    'master 3, chief-officer 4, second-officer 3, chief-engineer 4, second-engineer 3, bosun 2, able-seaman 8, motorman 2, cook 3, medic 1',
  towing: `${SUPPLY}, winch-operator 1, ordinary-seaman 2`,
  boat: 'master 5, chief-officer 3, chief-engineer 5, second-engineer 2, able-seaman 6, deckhand 4, cook 2, oiler 2',
  subsea: SUBSEA,
  dive: `${SUBSEA}, diver 6, diving-supervisor 2, life-support-technician 3`,
  seismic:
    'master 2, chief-officer 3, second-officer 3, chief-engineer 2, second-engineer 3, eto 3, able-seaman 5, motorman 3, chief-cook 2, steward 2, geophysicist 3, surveyor 2, medic 1',
  rig: DRILLING,
  floating: `${DRILLING}, master 1, chief-officer 2, able-seaman 4, eto 2`.replace(
    'toolpusher 1.5, driller 2.5, derrickman 2.5, roughneck 4, ',
    '',
  ),
  installation:
    'master 3, chief-officer 4, second-officer 3, barge-master 2, barge-engineer 1.5, senior-dpo 2, dpo 3, chief-engineer 3, second-engineer 3, eto 3, crane-operator 5, rigger 4, rigging-supervisor 1.5, deck-foreman 2, able-seaman 5, welder-fabricator 2, wind-technician 4, medic 1, chief-cook 2, steward 2, client-representative 0.6',
  wind: 'master 3, chief-officer 4, second-officer 3, senior-dpo 2, dpo 5, junior-dpo 1.5, chief-engineer 3, second-engineer 3, third-engineer 2, eto 3, walk-to-work-operator 4, crane-operator 2, able-seaman 6, bosun 1.5, motorman 2, wind-technician 5, chief-cook 2, steward 2.5, medic 1',
  ctv: 'ctv-skipper 6, deckhand 6, chief-engineer 1',
  tug: 'master 5, chief-officer 4, skipper 2, chief-engineer 5, second-engineer 3, able-seaman 6, deckhand 4, oiler 3, cook 2',
  cruise:
    'master 0.4, staff-captain 0.6, chief-officer 0.8, first-officer 1.4, second-officer 2, third-officer 1.4, safety-officer 0.8, ship-security-officer 0.6, environmental-officer 0.6, bosun 0.8, able-seaman 3.5, ordinary-seaman 2.5, carpenter 0.7, ' +
    'chief-engineer 0.5, staff-chief-engineer 0.6, first-engineer 1, second-engineer 1.4, third-engineer 1.6, senior-eto 0.6, eto 1.2, electrician 1.2, hvac-engineer 0.8, hotel-services-engineer 0.6, plumber 1.2, motorman 1.6, fitter 1, wiper 1, it-officer 0.8, av-technician 0.8, ' +
    CRUISE_HOTEL,
  'river-cruise':
    'master 2, second-officer 1, able-seaman 3, deckhand 4, chief-engineer 1, hotel-director 1, executive-chef 1.5, sous-chef 2, chef-de-partie 2, waiter 7, assistant-waiter 2, bartender 3, cabin-steward 6, receptionist 3, galley-utility 2, cruise-director 1',
  ferry:
    'master 2, chief-officer 3, second-officer 3, chief-engineer 2, second-engineer 3, third-engineer 2, eto 2, electrician 1.4, able-seaman 6, ordinary-seaman 3, motorman 4, bosun 1.4, cook 3, steward 3, messman 1, receptionist 1, purser 1, security-guard 1, waiter 2, bartender 1.4',
} as const

export type CrewKind = keyof typeof KINDS

const parse = (text: string): readonly (readonly [string, number])[] =>
  text.split(', ').map((entry) => {
    const [rank = '', weight = ''] = entry.split(' ')
    return [rank, Number(weight)] as const
  })

/** Rank slugs wanted on each kind of ship, with their weights. */
export const CREW_KINDS = Object.fromEntries(
  Object.entries(KINDS).map(([kind, text]) => [kind, parse(text)]),
) as Record<CrewKind, readonly (readonly [string, number])[]>
