#!/usr/bin/env node
import '../dist/sanderling-bin.js';
