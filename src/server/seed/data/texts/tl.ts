import type { TextSet } from './text-set.ts'

export const tl: TextSet = {
  open: [
    'Regular na kapalitan ito: may dalawang buong araw para sa handover sa barko.',
    'Pangmatagalan ang trabaho, hindi isang kontrata lang. Kung maganda ang trabaho mo, may kasunod agad.',
    'May dalawang bagong barko ang principal ngayong taon kaya may mga bagong puwesto at may pagkakataong umangat.',
    'Matagal na naming hawak ang barkong ito. Magtanong ka muna bago magdesisyon.',
    'Magkakasundo ang crew at halos pare-parehong bumabalik tuwing matapos ang bakasyon.',
  ],
  fleet: {
    merchant: ['Walang deficiency ang huling tatlong port state inspection, at gusto ng lahat na manatiling ganoon.'],
    dry: ['Mahaba ang biyahe, maikli ang port stay, at sinusunod ang rest hours.'],
    liner: ['Regular ang ruta ng barko kaya bihirang magbago ang joining date.'],
    tanker: ['Oil major ang charterer kaya araw-araw ang paghahanda sa SIRE 2.0, walang madalian.'],
    matrix: ['May officer matrix: isulat ang sea time mo ayon sa uri ng tanker.'],
    offshore: ['Mahaba ang charter: parehong field, parehong client, parehong grupo pagbalik mo.'],
    field: [
      'Malapit sa installation ang trabaho at may permit system ang client. Puwede mong ipatigil ang hindi ligtas na gawain.',
    ],
    tug: [],
    passenger: ['Isang linggo bago ay alam mo na ang schedule mo, at linggo-linggo ang drill.'],
    cruise: ['Mahigit tatlumpung lahi ang kasama sa barko; English ang gamit sa trabaho.'],
  },
  need: {
    deckOfficer: [
      'Kailangan ang valid na COC at bagong karanasan sa rank sa kaparehong barko.',
      'Sa iyo ang passage plan sa ECDIS, ang cargo, at ang safety rounds mula sa unang linggo.',
    ],
    engineOfficer: [
      'Dapat sanay ka sa kaparehong makina at maayos magsulat ng maintenance record.',
      'Kailangan ang COC na akma sa lakas ng makina at bagong karanasan sa rank.',
    ],
    rating: [
      'Kailangan ang karanasan sa rank, watchkeeping COP, at valid na medical.',
      'Plus kung marunong mag-welding, mag-crane, o maglinis ng cargo hold.',
      'Sapat na ang simpleng English para sa utos at kaligtasan.',
    ],
    engineRating: [
      'Kailangan ang karanasan sa rank, watchkeeping COP, at valid na medical.',
      'Sapat na ang simpleng English para sa utos at kaligtasan.',
    ],
    galley: [
      'Marunong magluto ng Asian at European na pagkain para sa mixed crew, at malinis sa galley.',
      'Kailangan ang ship’s cook certificate ayon sa MLC.',
    ],
    hotel: [
      'Dalawang taong karanasan sa barko o sa magandang hotel.',
      'Sapat ang English para makatulong sa guest; plus kung may iba pang wika.',
    ],
    technician: [
      'Kailangan ang offshore experience sa parehong ranggo; ilista ang mga project at petsa.',
      'Dapat valid ang offshore survival certificates hanggang matapos ang rotation.',
    ],
    cadet: [
      'Para sa mga kadeteng may training record book at handang matuto.',
      'Bilang ang sea time mo para sa lisensya, at may officer na gagabay sa iyo.',
    ],
  },
  offer: [
    'Buwan-buwan at nasa oras ang sahod, pati ang allotment ng pamilya.',
    'May medical insurance ka sa barko, at ang pamilya mo habang nasa kontrata ka.',
    'May rejoining bonus kapag bumalik ka ayon sa usapan.',
    'Sagot ng kompanya ang training bago sumampa.',
    'Ayon sa appraisal sa barko ang promotion.',
    'Sariling cabin na may sariling banyo.',
  ],
  fact: {
    engine: ['Main engine: {engine}. Plus kung nahawakan mo na ito.'],
    built: ['Ginawa ang barko noong {built} at maayos ang alaga.'],
    crew: ['Bilang ng crew: {crew}.'],
    rotation: ['Rotation: {on} days on, {off} days off.'],
    travel: ['Sagot ng kompanya ang tiket papunta at pauwi.'],
    internet: ['May internet sa barko para sa personal na gamit.'],
  },
  close: [
    'Walang bayad ang pag-apply. Walang sinumang puwedeng humingi ng pera sa pangalan namin.',
    'Sumasagot kami sa bawat application.',
    'Tiyakin na lampas sa dulo ng kontrata ang bisa ng mga papeles mo.',
    'Online ang interview kasama ang crewing department.',
  ],
}
