import { createCountry } from './company-profile.ts'

// biome-ignore format: a table
export const EUROPEAN_COMPANIES = [
  ...createCountry('PL', 'en', [
    ['North Strand Crewing', 'Gdynia', 'gas tanker container bulk', 'We crew gas carriers, tankers and larger dry cargo ships for owners in northern Europe. Most of our officers have come back to us for more than five contracts, and a person answers the phone on a Saturday.'],
    ['Pomerania Deck & Engine', 'Szczecin', 'supply wind cargo', 'Officers and technical crew for the North Sea and the Baltic: supply ships, wind farm service vessels and the coasters in between.'],
    ['Amberline Ship Management', 'Gdańsk', 'bulk cargo', 'Technical and crew management of nineteen bulk carriers and general cargo ships. Promotion from within: three of our masters began with us as cadets.', 'manager'],
  ]),
  ...createCountry('UA', 'uk en uk en ru', [
    ['Odesa Crew Line', 'Odesa', 'bulk container tanker', 'A crewing office by the port since 2004. We work with eleven owners, keep to their matrix and tell seafarers the real joining date.'],
    ['Chornomor Marine Personnel', 'Chornomorsk', 'bulk cargo roro', 'Complete crews and single replacements for dry cargo ships. Our training room has the same bridge and engine simulators the owners use for their interviews.'],
    ['Danube Gate Crewing', 'Izmail', 'cargo tug', 'River-sea ships, coasters and tugs on the Danube, the Black Sea and the Mediterranean. Short contracts, crews that speak the same language.'],
    ['Prymorska Tanker Crew', 'Odesa', 'tanker chemical gas', 'We do one thing: tanker crews. Vetting inspectors know our people, and our people know the inspection before it starts.'],
  ]),
  ...createCountry('NO', 'en', [
    ['Halden Tanker Managers', 'Bergen', 'tanker chemical', 'Managers of product, chemical and shuttle tankers under Norwegian and Marshall Islands flags, with our own officers’ conferences in Manila, Mumbai and Riga.', 'manager'],
    ['Sunnhav Offshore', 'Haugesund', 'supply subsea', 'We own and run platform supply and subsea construction vessels. Equal rotation for all ranks, no matter where home is.', 'owner'],
    ['Lofthav Gas Carriers', 'Oslo', 'gas', 'Owners of LNG and LPG carriers with a young fleet. We plan crews a year ahead and pay leave for it.', 'owner'],
    ['Nordbris Subsea', 'Stavanger', 'subsea wind', 'Construction, survey and walk-to-work vessels, crewed from our offices in Stavanger and Gdynia.', 'manager'],
  ]),
  ...createCountry('GR', 'en', [
    ['Aigli Bulk Management', 'Piraeus', 'bulk', 'A family company with thirty-two bulk carriers from Supramax to Newcastlemax. Most superintendents sailed on our own ships first.', 'manager'],
    ['Thalassa Meltemi Tankers', 'Athens', 'tanker', 'Owner and manager of Suezmaxes, Aframaxes and VLCCs. Our crew department sits on the same floor as the technical one, and it shows.', 'owner'],
  ]),
  ...createCountry('DE', 'de en de', [
    ['Elbufer Reederei', 'Hamburg', 'container cargo', 'Containerfeeder und Mehrzweckschiffe, bereedert aus Hamburg. Kurze Wege: Wer an Bord ein Problem hat, spricht mit dem Menschen, der es lösen kann.', 'owner'],
    ['Wattkante Schiffahrt', 'Leer', 'cargo', 'Küstenmotorschiffe und Mehrzweckschiffe in europäischer Fahrt. Zehn Wochen an Bord, fünf Wochen frei.', 'owner'],
  ]),
  ...createCountry('NL', 'en', [
    ['Maasmond Crewing', 'Rotterdam', 'dredging tug wind cargo', 'Crews for dredgers, tugs and work at sea. Rotations that you can plan a family around.'],
    ['Dollard Heavy Lift', 'Delfzijl', 'cargo wind', 'We carry what does not fit elsewhere: turbines, cranes, modules. Owner of nine heavy lift vessels under the Dutch flag.', 'owner'],
  ]),
  ...createCountry('GB', 'en', [
    ['Firth & Fathom Offshore Crew', 'Aberdeen', 'subsea rig supply', 'Marine, dive and ROV crews for the North Sea and beyond. Day rates paid on the day we said.'],
    ['Solent Passenger Lines', 'Southampton', 'cruise ferry', 'Two cruise ships and four ferries, sailing from the south coast since 1961.', 'owner'],
    ['Tamar Marine Personnel', 'Plymouth', 'ferry wind tug', 'Masters, mates, engineers and technicians for harbour, ferry and wind farm work around the British Isles.'],
  ]),
  ...createCountry('CY', 'en', [
    ['Akamas Ship Management', 'Limassol', 'bulk container tanker', 'Full management of sixty ships for owners in Germany, Greece and Japan; crew offices in six countries.', 'manager'],
    ['Amathus Gas & Chemical', 'Limassol', 'chemical gas', 'Chemical parcel tankers and fully pressurised gas carriers on short European and Asian trades.', 'manager'],
  ]),
  ...createCountry('GE', 'en ru en', [
    ['Batumi Pier Crew', 'Batumi', 'bulk cargo container', 'Graduates and experienced crews from the Batumi maritime academies, placed with the owners who trained them as cadets.'],
  ]),
  ...createCountry('LV', 'en ru', [
    ['Daugava Crew', 'Riga', 'tanker chemical gas', 'Baltic officers for tankers and gas carriers. Our certificates team renews your papers while you are on leave.'],
  ]),
  ...createCountry('RO', 'en', [
    ['Pontica Crewing', 'Constanța', 'bulk container tanker', 'Romanian crews for European owners since 1996; licensed, audited, and on first-name terms with most of the harbour.'],
    ['Mamaia Cruise Recruitment', 'Constanța', 'cruise', 'Hotel, galley and entertainment staff for ocean and river ships. We pay the medical and the visa, and we put that in writing.'],
  ]),
  ...createCountry('HR', 'en', [
    ['Kvarner Crew', 'Rijeka', 'tanker bulk gas', 'Croatian officers for tankers and gas carriers, with a waiting list on both sides.'],
    ['Konavle Passenger Crew', 'Dubrovnik', 'cruise ferry', 'Nautical, technical and hotel crew for cruise and coastal passenger ships in the Adriatic and beyond.'],
  ]),
  ...createCountry('FR', 'fr en', [
    ['Armor Équipages', 'Brest', 'ferry cargo dredging', 'Placement de marins brevetés sur navires de transport, de service et de recherche. Une équipe d’anciens navigants, à votre écoute avant, pendant et après l’embarquement.'],
    ['Calanques Offshore', 'Marseille', 'supply subsea tug', 'Remorqueurs, ravitailleurs et navires de travaux, de la Méditerranée au golfe de Guinée.'],
  ]),
  ...createCountry('ES', 'es', [
    ['Ría Clara Tripulaciones', 'Vigo', 'cargo tug bulk', 'Tripulaciones para buques de carga, remolcadores y buques de servicio. Treinta años en el puerto de Vigo y la misma puerta abierta.'],
    ['Alisios Embarque', 'Las Palmas', 'supply ferry tanker', 'Oficiales y subalternos para buques que pasan por Canarias: suministro, gaseros, ferris y petroleros.'],
  ]),
  ...createCountry('PT', 'pt en pt', [
    ['Tejo Tripulações', 'Lisbon', 'container cruise cargo', 'Colocamos tripulações portuguesas e cabo-verdianas em navios de carga e de passageiros, com contratos claros e sem qualquer encargo para o marítimo.'],
    ['Sado Mar Offshore', 'Setúbal', 'subsea supply rig', 'Marítimos e técnicos para o offshore no Brasil, em Angola e no mar do Norte.'],
  ]),
]
