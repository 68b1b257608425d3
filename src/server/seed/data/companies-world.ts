import { createCountry } from './company-profile.ts'

// biome-ignore format: a table
export const OTHER_COMPANIES = [
  ...createCountry('PH', 'en tl', [
    ['Visayas Marine Agency', 'Manila', 'bulk container tanker', 'DMW-licensed manning for Japanese, Greek and Norwegian principals. Allotments go out on the fifth, every month, and our crew lounge never closes.'],
    ['Luzon Star Manning', 'Manila', 'tanker gas chemical', 'Tanker and gas specialists with our own cargo simulators in Makati.'],
    ['Sampaguita Sea Hospitality', 'Manila', 'cruise', 'Hotel, restaurant and galley crew for the great cruise brands, and for the small ones that treat people well.'],
    ['Bayani Crew Partners', 'Manila', 'bulk roro container', 'Complete crews for car carriers, bulk carriers and container ships. Nine out of ten come back for the next contract.'],
    ['Mactan Harbour Manning', 'Cebu', 'cargo ferry tug', 'A Visayan office for Visayan seafarers: no need to fly to Manila for an interview.', 'agency', 'tl en'],
    ['Silangan Offshore Personnel', 'Manila', 'supply subsea rig', 'Filipino marine and technical crew for supply ships, construction vessels and rigs in the Gulf and South-East Asia.'],
  ]),
  ...createCountry('IN', 'en hi en', [
    ['Kerala Sea Personnel', 'Kochi', 'tanker bulk container', 'RPSL-certified crewing on the Malabar coast. We interview in Kochi, Mangaluru and online, and we answer every CV.'],
    ['Konkan Crew Management', 'Mumbai', 'gas tanker chemical', 'Indian officers for gas carriers and tankers; sponsorship for DNS and GME cadets every term.', 'manager'],
    ['Coromandel Ship Managers', 'Chennai', 'bulk container', 'A ship manager with Indian, Singaporean and Greek owners and a ten-year record without a detention.', 'manager'],
    ['Hooghly Delta Manning', 'Kolkata', 'bulk cargo', 'Ratings and officers from eastern India, for coastal and foreign-going ships.', 'agency', 'hi en'],
    ['Malabar Cruise Careers', 'Kochi', 'cruise', 'From commis to hotel director: cruise careers from south India, with a visa desk of our own.'],
  ]),
  ...createCountry('ID', 'id en', [
    ['Jasa Samudra Crewing', 'Jakarta', 'tanker bulk cargo', 'Agen awak kapal ber-SIUPPAK untuk kapal tanker dan kargo. Gaji sesuai PKL, dikirim tepat waktu.'],
    ['Nusa Bahari Pelaut', 'Surabaya', 'cargo tug container', 'Menempatkan perwira dan rating Indonesia di kapal dalam dan luar negeri sejak 2009.'],
    ['Dewata Cruise Crew', 'Denpasar', 'cruise', 'Bali’s hospitality schools send us their best. We prepare them for the ship, and we stay in touch until they are home.'],
  ]),
  ...createCountry('SG', 'en', [
    ['Straitsway Ship Management', 'Singapore', 'tanker container bulk', 'Tankers, container ships and bulk carriers managed from Singapore, with a fleet personnel team of twenty-four.', 'manager'],
    ['Telok Bunkering & Tankers', 'Singapore', 'tanker chemical', 'Bunkering and small product tankers in the Straits and South-East Asia. Short contracts, always near a port.', 'owner'],
  ]),
  ...createCountry('HK', 'en zh', [
    ['Lantau Pacific Ship Management', 'Hong Kong', 'bulk container', 'Bulk carriers and feeders on Pacific trades, crewed from China, Myanmar and the Philippines.', 'manager'],
  ]),
  ...createCountry('CN', 'zh', [
    ['Jiaozhou Bay Seafarers', 'Qingdao', 'bulk container tanker', '持有海员外派机构资质，长期为国内外船东派遣高级船员和普通船员。工资按月足额到账，证书办理有专人协助。'],
    ['Haihe Marine Crew', 'Tianjin', 'bulk cargo roro', '总部设在天津，与十余家船东合作，散货船、多用途船和汽车运输船岗位常年招募。'],
  ]),
  ...createCountry('VN', 'en', [
    ['Song Cam Crew', 'Hai Phong', 'bulk tanker cargo', 'Vietnamese crews for Asian owners, trained at our centre on the Cam river.'],
  ]),
  ...createCountry('TR', 'en', [
    ['Marmara Deck Crewing', 'Istanbul', 'bulk chemical cargo', 'Turkish officers and crews for chemical tankers and dry cargo ships, most of them owned within sight of our office.'],
    ['Lodos Ship Management', 'Istanbul', 'chemical tanker', 'Manager of fourteen oil and chemical tankers trading between the Black Sea, the Mediterranean and the Continent.', 'manager'],
  ]),
  ...createCountry('EG', 'ar en ar', [
    ['Pharos Crewing', 'Alexandria', 'bulk tanker cargo', 'مكتب توظيف بحري مرخّص في الإسكندرية. نختار الأطقم بعناية ونتابع كل بحّار من يوم السفر حتى العودة.'],
    ['Suez Roads Marine', 'Port Said', 'tug supply container', 'أطقم للقاطرات وسفن الخدمات وسفن الحاويات في قناة السويس والبحر الأحمر والخليج.'],
  ]),
  ...createCountry('AE', 'en en ar', [
    ['Creek Marine Personnel', 'Dubai', 'supply rig tug', 'Crews for the oil and gas fields of the Gulf: tugs, anchor handlers, jack-ups and barges.'],
    ['Khor Al Dana Shipping', 'Abu Dhabi', 'tanker gas', 'Owner of product tankers and LPG carriers trading out of the Gulf.', 'owner'],
  ]),
]
