/** What we say of quarters inside our neighbourhoods: what life there is like, and what to look at in a home there. */
export const quarters = {
  gothic: {
    living:
      "Living in the Gothic Quarter means narrow lanes without traffic, the cathedral and Roman walls round the corner, and more visitors than neighbours by day in the busiest streets.",
    look: "In the Gothic Quarter two homes in the same street can have little in common. Ask how much light the floor gets, whether there is a lift, and what the street sounds like at midnight. The metro stops at Jaume I and Liceu, and you carry shopping the last stretch on foot.",
  },
  raval: {
    living:
      "Living in the Raval means a dense quarter west of the Rambla, with the MACBA museum, university buildings, the Filmoteca and shops from half the world, busy from morning until late.",
    look: "The Raval changes from street to street, and the half near the university is unlike the half near the port. Walk the way home at night, ask what has been agreed for the façade and the roof, and check the habitability certificate, because many homes are small and old.",
  },
  barceloneta: {
    living:
      "Living in Barceloneta means the beach at the end of the street, a market in the middle, and a grid of narrow blocks laid out in the eighteenth century for fishermen and dockers.",
    look: "Homes in Barceloneta tend to be small, since many of the original houses were divided into quarters. Ask for the usable area, the lift and the summer noise, and look at what the salt air has done to metal and wood. The metro, line 4, stops at the edge of the quarter.",
  },
  "passeig-de-gracia": {
    living:
      "Living on Passeig de Gràcia means the centre of the city outside the door: Casa Batlló and La Pedrera, the large shops, and metro and trains under the pavement.",
    look: "On Passeig de Gràcia the front rooms have the view and the traffic, and the rooms at the back have the quiet of the block’s courtyard. Ask which windows face where, whether the building is listed, and whether there are offices or hotels on the same staircase.",
  },
  "sant-antoni": {
    living:
      "Living in Sant Antoni means a neighbourhood around its market hall, with a book market on Sundays and several streets given over to people on foot.",
    look: "In Sant Antoni the streets that were closed to cars are pleasant by day and lively in the evening, so listen at the window of the bedroom. Most buildings are around a century old: ask about the lift, the pipes and the last inspection. Lines 2 and 3 of the metro are close.",
  },
  "sagrada-familia": {
    living:
      "Living in the Sagrada Família quarter means ordinary streets of the Eixample, with a market, schools and two metro lines, and coaches and crowds on the few blocks around the basilica.",
    look: "Around the Sagrada Família, two blocks decide how many visitors pass your door. Avinguda Gaudí leads on foot to the Sant Pau buildings. Ask whether the home faces the street or the courtyard, and which homes on the staircase have a tourist licence.",
  },
  "tres-torres": {
    living:
      "Living in Les Tres Torres means quiet streets between Sarrià and Sant Gervasi, apartment buildings set back behind gardens, and an FGC station with trains to Plaça de Catalunya.",
    look: "In Les Tres Torres most buildings date from the second half of the last century and come with a concierge, a garden or a garage. Ask what these add to the community fees, and how the insulation and the heating compare with a newer home.",
  },
  bonanova: {
    living:
      "Living in La Bonanova means the upper part of Sant Gervasi: schools, clinics, slopes, and villas among buildings with large apartments, further from the centre and cooler in summer.",
    look: "In La Bonanova, walk from the home to the FGC station and back, since the hills are steeper than on the map. School traffic fills Passeig de la Bonanova twice a day. Ask which side the terrace faces and what the garden costs to keep.",
  },
  "22@": {
    living:
      "Living in 22@ means a former factory district of Poblenou where offices, university buildings and new homes have taken the place of mills since 2000, with wide streets that are quiet at weekends.",
    look: "In 22@ it matters what may be built next door, so ask the town hall about the plots in front of the windows. Homes are often recent: ask for the ten-year insurance and the energy certificate. The beach is a walk away, and metro and tram run through the district.",
  },
} as const;
