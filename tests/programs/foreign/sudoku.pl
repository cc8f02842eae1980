#!/usr/bin/perl
use strict;
use warnings;

my @board;
my @blanks;
for my $r (0 .. 8) {
    my $line = <STDIN>;
    chomp $line;
    push @board, [split / /, $line];
    for my $c (0 .. 8) {
        push @blanks, [$r, $c] unless $board[$r][$c];
    }
}

sub fits {
    my ($r, $c, $d) = @_;
    for my $i (0 .. 8) {
        return 0 if $board[$r][$i] == $d || $board[$i][$c] == $d;
    }
    return 1;
}

sub solve {
    my $at = shift;
    if ($at == @blanks) {
        print join(' ', @$_), "\n" for @board;
        exit;
    }
    my ($r, $c) = @{$blanks[$at]};
    for my $d (1 .. 9) {
        next unless fits($r, $c, $d);
        $board[$r][$c] = $d;
        solve($at + 1);
        $board[$r][$c] = 0;
    }
}
solve(0);
