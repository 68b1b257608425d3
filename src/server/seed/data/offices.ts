/** Streets by country; `#` is the number of the house. All of them are streets where such offices could stand. */
export const STREETS: Readonly<Record<string, readonly string[]>> = {
  AE: ['Office #, Al Mina Road', 'Office #, Port Road'],
  CN: ['Xingang Road #', 'Haibin Road #'],
  CY: ['Spyrou Kyprianou Avenue #', 'Omonias Avenue #'],
  DE: ['Hafenstraße #', 'Am Kai #'],
  EG: ['# El Horreya Road', '# Port Street'],
  ES: ['Calle del Muelle, #', 'Avenida del Puerto, #'],
  FR: ['# quai de la Marine', '# rue du Port'],
  GB: ['# Quay Street', '# Harbour Road'],
  GE: ['# Gogebashvili Street', '# Baku Street'],
  GR: ['# Akti Miaouli', '# Filonos Street'],
  HK: ['Unit #, Connaught Road Central', 'Unit #, Des Voeux Road West'],
  HR: ['Riva #', 'Obala #'],
  ID: ['Jl. Pelabuhan No. #', 'Jl. Perak Timur No. #'],
  IN: ['#, Harbour Road', '#, Strand Road'],
  LV: ['Eksporta iela #', 'Katrīnas iela #'],
  NL: ['Havenstraat #', 'Kade #'],
  NO: ['Strandgaten #', 'Havnegata #'],
  PH: ['# T.M. Kalaw Street', '# United Nations Avenue', '# Port Road'],
  PL: ['ul. Portowa #', 'ul. Nadbrzeżna #'],
  PT: ['Rua do Cais #', 'Avenida Marginal #'],
  RO: ['Bd. Tomis #', 'Str. Portului #'],
  SG: ['# Shenton Way', '# Robinson Road'],
  TR: ['Meclis-i Mebusan Cad. No. #', 'Rıhtım Cad. No. #'],
  UA: ['vul. Prymorska, #', 'vul. Portova, #'],
  VN: ['# Le Hong Phong Street', '# Tran Phu Street'],
}

type Place = readonly [country: string, city: string]

/** Where managers and owners keep crew offices of their own. */
export const CREW_PLACES: readonly Place[] = [
  ['PH', 'Manila'],
  ['IN', 'Mumbai'],
  ['UA', 'Odesa'],
  ['PL', 'Gdynia'],
  ['GE', 'Batumi'],
  ['LV', 'Riga'],
  ['ID', 'Jakarta'],
  ['CN', 'Dalian'],
  ['HR', 'Rijeka'],
]

/** Other cities where an agency of the country meets seafarers. */
export const BRANCHES: Readonly<Record<string, readonly string[]>> = {
  CN: ['Dalian', 'Shanghai', 'Xiamen'],
  EG: ['Suez'],
  ES: ['Bilbao', 'Cádiz'],
  FR: ['Le Havre', 'Nantes'],
  GB: ['Liverpool', 'Glasgow'],
  GE: ['Poti'],
  HR: ['Split', 'Zadar'],
  ID: ['Semarang', 'Makassar', 'Medan'],
  IN: ['Delhi', 'Goa', 'Visakhapatnam'],
  NL: ['IJmuiden'],
  PH: ['Cebu', 'Iloilo', 'Davao'],
  PL: ['Gdańsk', 'Szczecin'],
  PT: ['Leixões'],
  RO: ['Galați'],
  TR: ['İzmir', 'Mersin'],
  UA: ['Mykolaiv', 'Izmail', 'Reni'],
  VN: ['Ho Chi Minh City', 'Da Nang'],
}

type Office = readonly [kind: 'crewing' | 'training' | 'representative', country: string, city: string]

/** The offices that a company's own words mention. */
export const NAMED_OFFICES: Readonly<Record<string, readonly Office[]>> = {
  'North Strand Crewing': [
    ['crewing', 'PL', 'Szczecin'],
    ['representative', 'PH', 'Manila'],
  ],
  'Chornomor Marine Personnel': [['training', 'UA', 'Chornomorsk']],
  'Halden Tanker Managers': [
    ['crewing', 'PH', 'Manila'],
    ['crewing', 'IN', 'Mumbai'],
    ['crewing', 'LV', 'Riga'],
  ],
  'Nordbris Subsea': [['crewing', 'PL', 'Gdynia']],
  'Akamas Ship Management': [
    ['crewing', 'PH', 'Manila'],
    ['crewing', 'IN', 'Mumbai'],
    ['crewing', 'UA', 'Odesa'],
    ['crewing', 'PL', 'Gdynia'],
    ['crewing', 'GE', 'Batumi'],
  ],
  'Luzon Star Manning': [['training', 'PH', 'Makati']],
  'Kerala Sea Personnel': [['crewing', 'IN', 'Mangaluru']],
  'Song Cam Crew': [['training', 'VN', 'Hai Phong']],
}
