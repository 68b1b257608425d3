import type { TextSet } from './text-set.ts'

export const en: TextSet = {
  open: [
    'A planned relief: the seafarer on board goes home at the end of the contract, and the handover takes three full days.',
    'This is a permanent place in the pool, not a one-off. Whoever does well is offered the next contract before going on leave.',
    'The owner takes two more ships this year, so the post is new and there is room to move up.',
    'We are looking for someone who likes a tidy ship and calm colleagues.',
    'The ship asked for a steady pair of hands, and we would like to send one.',
    'We have crewed this ship since delivery and know her well. Ask us anything about her before you decide.',
    'One post is open. We interview as applications come in and will not wait for the closing date.',
    'After a promotion on board this place is free again.',
    'A sister ship with the same owner needs the same rank in spring, so two people may well be taken.',
    'The present crew has sailed together for several contracts. They work calmly and expect the same.',
    'We need a relief who can join within the window given here; the exact day follows the vessel’s schedule.',
  ],
  fleet: {
    merchant: [
      'The ship passed her last three port state inspections without a deficiency, and everybody on board would like to keep it so.',
      'Maintenance is planned in the usual software, spares arrive when they were promised, and the yard period is behind us.',
    ],
    dry: [
      'Mostly long sea passages, with a few busy days in port. Holds are cleaned by the crew, with a bonus for each grain-clean inspection passed.',
      'Cargoes change from voyage to voyage: grain, coal, steel, project pieces. It does not get boring.',
    ],
    liner: [
      'The vessel keeps a regular run, so joining dates hold and the next port is rarely a surprise.',
      'Port stays are short and cargo gangs work round the clock, so rest hours are planned and kept.',
      'A tight liner schedule with good terminals. Lashing is done by shore gangs in almost every port.',
    ],
    tanker: [
      'Vetting is part of daily life here: the last SIRE 2.0 inspection closed with two observations, both dealt with.',
      'Cargo changes, inspections and paperwork are done by the book, with time given for all three.',
      'The ship trades for oil majors under a long charter. Procedures are clear and support from ashore is quick.',
      'Cargo operations are unhurried and well prepared; nobody is asked to cut a corner for the schedule.',
      'Two cargo officers share the watch in port, and the superintendent sails with the ship twice a year.',
    ],
    matrix: ['Officer matrix applies: please give your sea time by tanker type as it stands in your discharge book.'],
    offshore: [
      'Weather windows decide the day. In between there is training, maintenance and a gym that people actually use.',
      'The deck is busy and the standard is high. Toolbox talks are short and to the point.',
      'DP trials and the annual audit are done; the next docking is not before next year.',
    ],
    field: [
      'The vessel works close to installations and under the client’s permit system. Stop-work authority is real, and used.',
      'A long charter with options: the same field, the same client, the same crew coming back after leave.',
      'Crew changes go through the base harbour or by helicopter, depending on the field.',
    ],
    tug: [
      'Harbour work by day and a tow now and then: short jobs, long experience, a small crew that gets on.',
      'Ship assistance, escort and the occasional coastal tow. You sleep on board and the cook is one of the best on the coast.',
    ],
    passenger: [
      'Safety comes first here too: every crew member has an emergency duty and drills are weekly.',
      'Days are long and the schedule is published a week ahead, so that you can plan your rest and your time ashore.',
      'The ship came out of refit with new crew cabins, a new mess and a good coffee machine.',
    ],
    cruise: [
      'Guests notice everything, so we look for people who keep smiling on day one hundred and twenty.',
      'Itineraries change with the season, from the Mediterranean in summer to warmer waters in winter.',
      'More than forty nationalities work on board. English is the common language, kindness the second.',
    ],
  },
  need: {
    deckOfficer: [
      'You hold a valid CoC for the capacity and have recent time in rank on a similar ship.',
      'Passage planning on ECDIS, cargo work and safety rounds will be yours from the first week; we expect you to do them without being asked.',
      'A clear handwriting in the bell book is welcome, a clear head on the bridge is required.',
      'We read references. Good ones from your last two ships help more than a long CV.',
      'Experience with the same cargo system is an advantage; willingness to learn it is enough for the right person.',
    ],
    engineOfficer: [
      'You know the engine family, keep your own machinery in order and write things down.',
      'We expect solid experience with two-stroke or four-stroke plants as fitted here, and with purifiers, boilers and the sewage plant nobody likes.',
      'Planned maintenance is yours for the machines of your rank. Backlog at takeover is small and documented.',
      'Recent time in rank on a comparable plant is a must; a CoC that fits the propulsion power goes without saying.',
      'An engineer who explains things to the cadet is worth more to us than one who only fixes them.',
    ],
    rating: [
      'You have sailed in the rank before, keep a good lookout and handle tools and ropes safely.',
      'Watchkeeping papers, a sound medical and a good record from your last ship are what we ask.',
      'Welding, splicing or crane work is a plus; tell us about it in your CV.',
      'Chipping, painting and mooring are daily work. So are clean cabins and being on time.',
      'Simple English for orders and safety is needed; nobody expects more.',
    ],
    engineRating: [
      'You have sailed in the rank before, keep the engine room clean and report what you see, hear and smell.',
      'Watchkeeping papers, a sound medical and a good record from your last ship are what we ask.',
      'Welding, lathe or purifier work is a plus; tell us about it in your CV.',
      'Simple English for orders and safety is needed; nobody expects more.',
    ],
    galley: [
      'You cook fresh, plan the stores and keep a galley that any inspector may enter without notice.',
      'European and Asian meals for a mixed crew: two warm ones a day, bread from our own oven, fruit for the night watch.',
      'Feeding budget and stores list are kept together with the master. Waste is small and so are complaints.',
      'A ship’s cook certificate under the MLC and basic hygiene training are required.',
    ],
    hotel: [
      'Two years in a comparable position, on board or in a good hotel ashore, are expected.',
      'You speak English well enough to solve a guest’s problem, and any second language is welcome.',
      'First contracts are possible for people with sound experience ashore; we prepare you for life on board.',
      'You work in a team of many nationalities, share a cabin with one colleague and keep your sense of humour.',
      'Uniform standards are high and shoes get worn out. Both are provided.',
    ],
    technician: [
      'Offshore experience in the same position is required; please list projects and clients with dates.',
      'All offshore survival and medical papers must be valid for the whole rotation.',
      'You plan the job, write the risk assessment and stop when something does not look right.',
      'We look for people who keep their logbook as carefully as their equipment.',
    ],
    cadet: [
      'You study at a recognised academy, bring your training record book and are curious.',
      'The chief officer and the second engineer both began as cadets with this owner. They remember how it was.',
      'Sea time counts towards your certificate; the company helps with the record book and the interview afterwards.',
    ],
  },
  offer: [
    'Pay reaches your account at the end of every month, with one free allotment.',
    'Medical insurance covers you on board and your family at home during the contract.',
    'A rejoining bonus is paid when you come back within the agreed leave.',
    'You have a single cabin with your own bathroom.',
    'Training before joining is arranged and paid by the company.',
    'Seniority in rank is paid from the second contract.',
    'Leave is planned together, and we keep to what was agreed.',
    'Working clothes and safety shoes in your size are waiting on board.',
    'Mess, gym and a small library are shared by all ranks.',
    'Promotion depends on the appraisal on board and is decided within a month.',
    'Your certificates are renewed on time and at the company’s expense.',
    'Standby pay is agreed in writing when the joining date moves.',
  ],
  fact: {
    engine: [
      'Main engine: {engine}. Experience with it is an advantage.',
      'You will find {engine} in the engine room, well kept and well documented.',
    ],
    built: [
      'The ship was built in {built} and has been with the same owner since.',
      'Built in {built}; cabins and provision stores were renewed at the last docking.',
    ],
    crew: [
      '{crew} people live and work on board.',
      'There are {crew} of us on board, and the cook knows everybody’s birthday.',
    ],
    rotation: [
      'The rotation is {on} days on and {off} days off, and it is kept.',
      'You work {on} days and are home for {off}.',
    ],
    travel: [
      'Travel both ways is booked and paid by the company.',
      'We send tickets for the whole way from your home airport; baggage included.',
    ],
    internet: ['There is internet on board for private use.', 'You can call home: there is internet in the cabins.'],
  },
  close: [
    'Recruitment is free of charge for seafarers. Nobody may ask you for money in our name.',
    'Apply with an up-to-date CV and we will answer, also when the answer is no.',
    'Please check that your papers run past the end of the contract before you apply.',
    'Interviews are held online with the crew manager and a superintendent.',
    'We welcome applications from women and men alike.',
    'Those on the shortlist hear from us within three working days.',
  ],
}
