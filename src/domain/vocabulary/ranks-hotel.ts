import { createRankGroup } from './rank.ts'

// biome-ignore format: one row, one line
const restaurant = [
  { slug: 'hotel-director', level: 'management', aliases: ['hotel manager', 'hotel general manager'] },
  { slug: 'food-beverage-manager', level: 'management', abbreviation: 'F&B Manager', aliases: ['f&b manager', 'fb manager', 'f & b manager', 'f&b director', 'food & beverage manager', 'food and beverage director', 'restaurant manager'] },
  { slug: 'maitre-d', level: 'management', aliases: ['maitre d’hotel', 'maitre dhotel', 'maitre d hotel', 'maitre', 'dining room manager'] },
  { slug: 'head-waiter', level: 'operational', aliases: ['head waitress', 'section head waiter', 'headwaiter'] },
  { slug: 'waiter', level: 'support', aliases: ['waitress', 'restaurant waiter', 'dining room waiter', 'waiter/waitress', 'restaurant steward'] },
  { slug: 'assistant-waiter', level: 'support', aliases: ['asst waiter', 'assistant waitress', 'busboy', 'bus boy', 'commis waiter', 'commis de rang'] },
  { slug: 'sommelier', level: 'support', aliases: ['wine steward', 'wine waiter', 'cellar master'] },
  { slug: 'bar-manager', level: 'management', aliases: ['beverage manager', 'bar supervisor', 'head bartender'] },
  { slug: 'bartender', level: 'support', aliases: ['barman', 'barkeeper', 'bar tender', 'mixologist', 'barmaid'] },
  { slug: 'bar-waiter', level: 'support', aliases: ['bar waitress', 'bar steward', 'bar server', 'cocktail waiter'] },
  { slug: 'barista', level: 'support', aliases: ['coffee barista'] },
] as const

// biome-ignore format: one row, one line
const kitchen = [
  { slug: 'executive-chef', level: 'management', aliases: ['exec chef', 'head chef', 'chef de cuisine'] },
  { slug: 'executive-sous-chef', level: 'management', aliases: ['exec sous chef'] },
  { slug: 'sous-chef', level: 'operational', aliases: ['souschef', 'under chef'] },
  { slug: 'chef-de-partie', level: 'operational', abbreviation: 'CDP', aliases: ['cdp', 'station chef', 'first cook cruise'] },
  { slug: 'demi-chef', level: 'support', abbreviation: 'DCDP', aliases: ['demi chef de partie', 'dcdp', 'demi cdp'] },
  { slug: 'commis', level: 'support', aliases: ['commis chef', 'commis de cuisine', 'commis cook', 'third cook', 'trainee cook'] },
  { slug: 'pastry-chef', level: 'operational', aliases: ['pastry cook', 'chef patissier', 'patissier', 'pastry man', 'pastryman'] },
  { slug: 'butcher', level: 'support', aliases: ['head butcher', 'ship butcher'] },
  { slug: 'galley-utility', level: 'support', aliases: ['utility galley', 'galley cleaner', 'dishwasher', 'pot washer', 'galley steward'] },
  { slug: 'provision-master', level: 'operational', aliases: ['provision manager', 'provisionmaster', 'provisions master', 'food storekeeper', 'inventory manager'] },
] as const

// biome-ignore format: one row, one line
const housekeeping = [
  { slug: 'executive-housekeeper', level: 'management', aliases: ['chief housekeeper', 'housekeeping manager', 'head housekeeper'] },
  { slug: 'floor-supervisor', level: 'operational', aliases: ['housekeeping supervisor', 'assistant housekeeper', 'housekeeping floor supervisor'] },
  { slug: 'cabin-steward', level: 'support', aliases: ['cabin stewardess', 'stateroom attendant', 'stateroom steward', 'room attendant', 'cabin attendant', 'housekeeping attendant'] },
  { slug: 'butler', level: 'support', aliases: ['suite butler', 'suite attendant'] },
  { slug: 'laundry-master', level: 'operational', aliases: ['laundry manager', 'laundry supervisor', 'chief laundryman'] },
  { slug: 'laundry-attendant', level: 'support', aliases: ['laundryman', 'laundry man', 'laundry worker', 'linen keeper'] },
  { slug: 'public-area-cleaner', level: 'support', aliases: ['public area attendant', 'hotel utility', 'cleaner', 'deck cleaner', 'hotel cleaner', 'public area steward'] },
] as const

// biome-ignore format: one row, one line
const guestServices = [
  { slug: 'guest-services-manager', level: 'management', aliases: ['guest service manager', 'guest relations manager', 'front office manager', 'reception manager'] },
  { slug: 'receptionist', level: 'support', aliases: ['front desk', 'guest services associate', 'guest service officer', 'front office agent', 'guest relations officer'] },
  { slug: 'purser', level: 'operational', aliases: ['chief purser', 'assistant purser', 'hotel purser', 'documentation officer'] },
  { slug: 'crew-purser', level: 'operational', aliases: ['crew administrator', 'crew admin', 'crew office administrator', 'crew pursers'] },
  { slug: 'concierge', level: 'support', aliases: ['suite concierge', 'guest concierge'] },
  { slug: 'shore-excursion-staff', level: 'support', aliases: ['shore excursion manager', 'shorex', 'shorex staff', 'shore excursions', 'tour guide', 'tour staff', 'expedition guide'] },
  { slug: 'hr-officer', level: 'operational', abbreviation: 'HR', aliases: ['human resources', 'hr manager', 'human resources manager', 'personnel manager', 'hr'] },
  { slug: 'security-guard', level: 'support', aliases: ['security', 'security staff', 'gangway security', 'deputy security officer', 'security rating', 'armed guard'] },
] as const

// biome-ignore format: one row, one line
const entertainment = [
  { slug: 'cruise-director', level: 'management', aliases: ['entertainment director', 'entertainment manager', 'assistant cruise director'] },
  { slug: 'entertainer', level: 'support', aliases: ['cruise staff', 'animator', 'activity staff', 'activities host', 'entertainment staff', 'entertainment host'] },
  { slug: 'musician', level: 'support', aliases: ['singer', 'vocalist', 'pianist', 'guitarist', 'band member', 'orchestra member'] },
  { slug: 'dancer', level: 'support', aliases: ['dance captain', 'acrobat', 'show dancer'] },
  { slug: 'youth-staff', level: 'support', aliases: ['youth counselor', 'youth counsellor', 'kids club', 'kids staff', 'child care', 'nanny'] },
  { slug: 'sports-staff', level: 'support', aliases: ['sports coach', 'sport staff', 'sports attendant', 'lifeguard', 'pool attendant'] },
  { slug: 'production-technician', level: 'support', aliases: ['stage technician', 'sound technician', 'light technician', 'lighting technician', 'stage manager', 'stage hand', 'production manager'] },
] as const

// biome-ignore format: one row, one line
const care = [
  { slug: 'doctor', level: 'management', aliases: ['ship doctor', 'ships doctor', 'physician', 'medical officer', 'surgeon', 'senior doctor', 'doctor'] },
  { slug: 'nurse', level: 'operational', aliases: ['ship nurse', 'ship’s nurse', 'paramedic nurse', 'lead nurse', 'senior nurse', 'sister'] },
  { slug: 'spa-therapist', level: 'support', aliases: ['massage therapist', 'masseuse', 'masseur', 'beautician', 'beauty therapist', 'spa staff', 'spa manager'] },
  { slug: 'hairdresser', level: 'support', aliases: ['hair stylist', 'hairstylist', 'barber'] },
  { slug: 'fitness-instructor', level: 'support', aliases: ['personal trainer', 'gym instructor', 'fitness trainer', 'fitness director'] },
  { slug: 'photographer', level: 'support', aliases: ['ship photographer', 'videographer', 'photo manager', 'photo staff'] },
  { slug: 'shop-assistant', level: 'support', aliases: ['shop staff', 'retail staff', 'gift shop', 'sales associate', 'shop manager', 'retail associate', 'boutique'] },
  { slug: 'casino-dealer', level: 'support', aliases: ['dealer', 'croupier', 'casino staff', 'casino manager', 'casino host'] },
] as const

// biome-ignore format: one row, one line
export const HOTEL = createRankGroup({ department: 'hotel', group: 'hotel', fleets: ['passenger-fleet'] }, [
  ...restaurant,
  ...kitchen,
  ...housekeeping,
  ...guestServices,
  ...entertainment,
  ...care,
])
