/** Made-up shipowners and managers, as they stand in sea service records. */
export const OWNER_NAMES: readonly string[] = [
  'Strand Gas Shipping', 'Blue Meridian Bulk', 'Northern Lights Tankers', 'Halyard Shipping', 'Corvus Maritime', 'Asterion Ship Management',
  'Palisade Bulk Carriers', 'Ostrava Liner', 'Eastern Banner Lines', 'Sundance Tankers', 'Blackthorn Shipping', 'Marigold Maritime', 'Vestfjell Rederi',
  'Tramontana Navigation', 'Kestrel Bay Shipping', 'Golden Carp Ocean', 'Larkspur Marine', 'Silverline Chemical Carriers', 'Pacific Juniper Lines',
  'Ironbridge Bulk', 'Oriel Gas Management', 'Castellan Tankers', 'Windrose Shipping', 'Bright Anchor Marine', 'Aldebaran Lines', 'Mistral Container Line',
  'Green Heron Shipping', 'Capstan Ship Management', 'Dunmore Offshore', 'Seabright Subsea', 'Farallone Offshore', 'Kingfisher Wind Services', 'Rosewater Cruises',
  'Voyager Bay Cruises', 'Lighthouse Passenger Lines', 'Azimuth Drilling',
]
