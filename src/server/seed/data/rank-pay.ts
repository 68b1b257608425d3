const parse = (text: string): Readonly<Record<string, readonly [number, number]>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/,\s*/)
      .map((entry) => {
        const [rank = '', low, high] = entry.split(' ')
        return [rank, [Number(low), Number(high)] as const]
      }),
  )

/** USD a month on a Supramax bulk carrier: lowest and highest usual offer. */
export const SEA_PAY = parse(`
  master 8400 9900, staff-captain 8200 9400, chief-officer 6000 7150, additional-chief-officer 5600 6600, first-officer 5200 6200,
  second-officer 3350 4050, third-officer 2600 3200, safety-officer 4200 5000, ship-security-officer 3300 4200, environmental-officer 4400 5200,
  skipper 4200 5000, deck-cadet 400 700, bosun 1850 2250, pumpman 1950 2400, able-seaman 1600 1950, ab-cook 1750 2050,
  ordinary-seaman 1100 1300, deck-fitter 1800 2150, carpenter 1700 2000, deckhand 1250 1550, chief-engineer 8200 9600,
  staff-chief-engineer 8000 9200, first-engineer 6000 7000, second-engineer 6000 7100, third-engineer 3350 4050, fourth-engineer 2650 3250,
  gas-engineer 4600 5400, cargo-engineer 4300 5000, hvac-engineer 3300 4000, hotel-services-engineer 3600 4300, engine-cadet 400 700,
  senior-eto 5200 6100, eto 4000 4900, electrician 3000 3700, electronic-engineer 4200 5000, it-officer 2600 3300, av-technician 1900 2400,
  fitter 1850 2300, welder 1850 2250, motorman 1650 1950, oiler 1550 1900, wiper 1050 1250, plumber 1700 2100, storekeeper 1500 1800,
  reefer-mechanic 2300 2800, chief-cook 1900 2400, cook 1700 2050, second-cook 1350 1600, steward 1150 1400, messman 1050 1250,
  senior-dpo 5600 6600, dpo 4200 5200, junior-dpo 3000 3600, surveyor 4300 5300, medic 3600 4400
`)

/** USD a day on a platform supply vessel in the North Sea. */
export const DAY_PAY = parse(`
  master 480 560, skipper 330 390, ctv-skipper 290 350, chief-officer 350 420, second-officer 260 310, third-officer 215 250,
  chief-engineer 450 530, second-engineer 340 400, third-engineer 260 300, fourth-engineer 215 245, eto 330 390, electrician 250 295,
  electronic-engineer 370 430, senior-dpo 430 510, dpo 340 420, junior-dpo 235 285, dp-technician 390 460, bosun 205 235,
  able-seaman 165 195, ordinary-seaman 125 145, deckhand 140 170, pumpman 205 235, motorman 165 190, oiler 155 185, fitter 195 225,
  chief-cook 195 235, cook 170 200, steward 130 155, messman 120 140, camp-boss 270 320, storekeeper 190 225,
  oim 860 980, barge-master 530 630, barge-engineer 430 500, tow-master 720 850, ballast-control-operator 370 440, radio-operator 270 320,
  helicopter-landing-officer 280 330, anchor-foreman 290 330, winch-operator 260 300, walk-to-work-operator 290 340, crane-operator 280 340,
  deck-foreman 270 320, roustabout 170 205, rigger 210 250, rigging-supervisor 340 400, toolpusher 860 980, driller 620 720,
  derrickman 390 450, roughneck 290 340, welder-fabricator 270 330, ndt-inspector 370 440, rov-supervisor 650 770, rov-senior-pilot 490 570,
  rov-pilot-technician 350 450, diver 530 680, diving-supervisor 800 950, life-support-technician 430 510, surveyor 390 480,
  geophysicist 410 510, subsea-engineer 570 690, medic 310 370, wind-technician 310 390, client-representative 760 900, safety-officer 390 470
`)

/** USD a month on a cruise ship, usual gratuities included. */
export const HOTEL_PAY = parse(`
  hotel-director 6500 8200, food-beverage-manager 4800 5900, maitre-d 3600 4600, head-waiter 2200 2800, waiter 1300 1800,
  assistant-waiter 1050 1350, sommelier 1700 2300, bar-manager 3200 4000, bartender 1300 1750, bar-waiter 1150 1500, barista 1150 1400,
  executive-chef 5200 6600, executive-sous-chef 4000 4900, sous-chef 2900 3700, chef-de-partie 1750 2200, demi-chef 1350 1650,
  commis 1050 1250, pastry-chef 2300 3000, butcher 1500 1900, galley-utility 800 950, provision-master 2600 3300,
  executive-housekeeper 3000 3800, floor-supervisor 1700 2150, cabin-steward 1150 1600, butler 1600 2200, laundry-master 1700 2150,
  laundry-attendant 850 1000, public-area-cleaner 800 950, guest-services-manager 3300 4100, receptionist 1400 1850, purser 2300 3000,
  crew-purser 2100 2700, concierge 1700 2200, shore-excursion-staff 1500 2000, hr-officer 2900 3600, security-guard 1250 1700,
  cruise-director 5000 6400, entertainer 1700 2300, musician 2000 2800, dancer 1900 2500, youth-staff 1400 1800, sports-staff 1300 1650,
  production-technician 1900 2500, doctor 7200 9200, nurse 3300 4100, spa-therapist 1300 1900, hairdresser 1300 1800,
  fitness-instructor 1350 1800, photographer 1100 1500, shop-assistant 1200 1600, casino-dealer 1300 1700
`)
