# Standing: what the server says no to about ratings and profiles.

refusal-rated-not-open = A rated table is open to everybody; choose "open", or play unrated.
refusal-rated-no-clock = A rated game needs a clock; choose a pace, or play unrated.
refusal-rated-waits = In a rated game somebody must take over when time is up; choose a bot or a vote, or play unrated.
refusal-rated-advice = In a rated game nobody asks bots for advice; switch that off, or play unrated.
refusal-rated-real-throws = In a rated game the server throws; choose drawn throws, or play unrated.
refusal-rated-people = A rated game needs at least { $least } people; free a seat of a bot, or play unrated.
refusal-rated-end-by-vote = A rated game is called off by all its players, not by the host alone; ask them for a vote.
refusal-profile-none = Nobody called { $name } has a profile that you may see.
