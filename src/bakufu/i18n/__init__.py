"""Internationalisation: turns the keys and facts of the engine and the games into text in a language.

    words = Words("nl", "shogun", ["Ada", "Bo", "Cy"])
    words.event("built", {"seat": 0, "building": "castle", "province": "kai"})
    words.move(["attack", "kai", 3], ["province", "armies"])

The message files are beside this module, one folder for each language; the web client reads the same files.
"""

from bakufu.i18n.languages import LANGUAGES, UnknownLanguage, language
from bakufu.i18n.words import MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "UnknownLanguage", "Words", "language"]
