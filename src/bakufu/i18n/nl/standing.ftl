# Stand: waar de server nee op zegt bij ratings en profielen.

refusal-rated-not-open = Een tafel met rating staat voor iedereen open; kies 'open', of speel zonder rating.
refusal-rated-no-clock = Een partij met rating heeft een klok nodig; kies een tempo, of speel zonder rating.
refusal-rated-waits = In een partij met rating moet iemand het overnemen als de tijd om is; kies een bot of een stemming, of speel zonder rating.
refusal-rated-advice = In een partij met rating vraagt niemand bots om advies; zet dat uit, of speel zonder rating.
refusal-rated-real-throws = In een partij met rating werpt de server; kies getrokken worpen, of speel zonder rating.
refusal-rated-people = Een partij met rating heeft minstens { $least } mensen nodig; maak een plaats van een bot vrij, of speel zonder rating.
refusal-rated-end-by-vote = Een partij met rating breken alle spelers samen af, niet de gastheer alleen; vraag ze om een stemming.
refusal-profile-none = Niemand met de naam { $name } heeft een profiel dat je mag zien.
